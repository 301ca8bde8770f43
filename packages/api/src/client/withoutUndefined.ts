/**
 * The same object without undefined keys, like JSON. A page contains replies as JSON: without undefined keys, a
 * repeated reply equals it, and React does not render again.
 */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}
