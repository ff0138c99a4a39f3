export function exactFirst<Item>(items: readonly Item[], typed: string, titleOf: (item: Item) => string): Item[] {
  const title = plain(typed);
  const rank = (item: Item) => (plain(titleOf(item)) === title ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

function plain(title: string): string {
  return title.trim().toLocaleLowerCase();
}
