export function writerColumns(rights: number): string {
  return `minmax(7.5rem, 1fr) minmax(9rem, 12.25rem) repeat(${rights}, 5.25rem) 7rem 4.25rem`;
}
