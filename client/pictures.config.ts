import base from "./playwright.config";

/** The pictures of the README and of docs/tour.md, taken from the running product: npx playwright test --config pictures.config.ts */
export default { ...base, testMatch: /(pictures|tour)\.ts/ };
