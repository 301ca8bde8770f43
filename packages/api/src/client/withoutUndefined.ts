/**
 * The same object without the keys that are undefined, as JSON has it. A page carries answers as JSON: what the gateway
 * says again then equals it, and nothing is rendered anew.
 */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
}
