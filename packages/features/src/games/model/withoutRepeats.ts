/** A list without what stood in it before: pages that are counted bring a game again when others came before it meanwhile. */
export function withoutRepeats<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}
