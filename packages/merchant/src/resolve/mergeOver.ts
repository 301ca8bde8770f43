/**
 * Merges `own` over `base`. Objects are merged by key. Other values, including arrays, are replaced as a whole. A
 * design token (an object with `$value`) is also replaced as a whole, because the other fields of the base's token
 * describe the base's value.
 */
export function mergeOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own) || Object.hasOwn(own, '$value')) return own;
  // Use `Object.fromEntries` and not an assignment, so that a key named __proto__ is an ordinary key and is reported as
  // unknown.
  return Object.fromEntries([
    ...Object.entries(base),
    ...Object.entries(own).map(
      ([key, value]) => [key, mergeOver(Object.hasOwn(base, key) ? base[key] : undefined, value)] as const,
    ),
  ]);
}

/** Whether the value is an object, and not a list or null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
