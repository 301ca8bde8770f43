/**
 * Returns the same object without undefined keys. A page contains replies as JSON, which has no undefined values.
 * Without undefined keys, a repeated reply equals the reply in the page, and React does not render again.
 */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}
