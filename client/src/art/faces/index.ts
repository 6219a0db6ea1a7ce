export { face, keyOf, stillFace } from "./face";
export type { House } from "./inks";
export { CHARACTERS, PEOPLE, type Who } from "./people";
export { GESTURES, MOODS, PARTS, POSES, REST, STATES, mix, path, resolve, type PartPose, type Pose, type PoseName, type Vector } from "./poses";
