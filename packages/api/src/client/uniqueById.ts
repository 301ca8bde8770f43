/** Returns entries without those whose id occurs before. A screen cannot show two entries with the same id. */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const ids = new Set<string>();
  return entries.filter(({ id }) => !ids.has(id) && ids.add(id));
}
