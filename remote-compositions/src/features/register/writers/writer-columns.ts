/** The columns of the writers: one line each from large on; below, the name with its badge, then the controls. */
export function writerColumns(rights: number) {
  return {
    base: 'minmax(0, 1fr) auto auto',
    lg: `minmax(8rem, 1.3fr) minmax(9rem, 1.2fr) repeat(${rights}, 5.5rem) 7.5rem 2rem`,
  };
}
