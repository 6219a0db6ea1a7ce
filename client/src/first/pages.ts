/** What is told, a few lines at a time: whole sentences, so that on a phone the note leaves the table in view. */
export function pagesOf(told: string, letters: number): string[] {
  const pages: string[] = [];
  for (const sentence of told.split(/(?<=[.!?…]\*?) (?=\*?[¡¿\p{Lu}\d])/u)) {
    const last = pages.at(-1);
    if (last !== undefined && last.length + sentence.length < letters) pages[pages.length - 1] = `${last} ${sentence}`;
    else pages.push(sentence);
  }
  return pages;
}
