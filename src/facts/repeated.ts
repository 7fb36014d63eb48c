/** Of some items, those whose key an earlier one has already, each with the first that had it. */
export function* repeated<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => unknown,
): Iterable<[again: Item, first: Item]> {
  const firsts = new Map<unknown, Item>();
  for (const item of items) {
    const first = firsts.get(keyOf(item));
    if (first === undefined) firsts.set(keyOf(item), item);
    else yield [item, first];
  }
}
