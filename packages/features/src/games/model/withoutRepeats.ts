/**
 * Returns a list without repeated items. With numbered pages, the gateway sends a game twice if other games were
 * inserted before it between two requests.
 */
export function withoutRepeats<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const ids = new Set<string>();
  return items.filter(({ id }) => !ids.has(id) && ids.add(id));
}
