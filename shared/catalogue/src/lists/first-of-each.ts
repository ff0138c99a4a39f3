export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
}
