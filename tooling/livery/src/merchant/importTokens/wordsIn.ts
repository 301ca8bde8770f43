/** The words of a name in any notation: `onAccent`, `on-accent`, `On Accent` are `on` and `accent`. */
export function wordsIn(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
