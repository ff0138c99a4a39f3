/** The columns of a publisher's line: name, what they are, a share for each right, more and remove. */
export function publisherColumns(rights: number): string {
  return `minmax(9rem, 1.4fr) minmax(10.5rem, 1.1fr) ${shareColumns(rights)}`;
}

/** The last of them, which the shares of its territories stand in as well. */
export function shareColumns(rights: number): string {
  return `repeat(${rights}, 5.25rem) 4.25rem`;
}
