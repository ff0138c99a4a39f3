export function publisherColumns(rights: number): string {
  return `minmax(9rem, 1.4fr) minmax(10.5rem, 1.1fr) ${shareColumns(rights)}`;
}

export function shareColumns(rights: number): string {
  return `repeat(${rights}, 5.25rem) 4.25rem`;
}
