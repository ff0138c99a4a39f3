/** Room for a writer in one line: a matter of the card's width, which the totals beside it take from, not the window's. */
export const IN_ONE_LINE = '@container (min-width: 49rem)';

/** The columns of a writer's line: name, role, a share for each right, confirmation, more and remove. */
export function writerColumns(rights: number): string {
  return `minmax(7.5rem, 1fr) minmax(9rem, 12.25rem) repeat(${rights}, 5.25rem) 7rem 4.25rem`;
}
