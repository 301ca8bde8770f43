/** Joins class names. Omits values that are not a class name, for example `false`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
