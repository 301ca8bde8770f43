/**
 * Merges `own` over `base`. Objects are merged by key; other values, including arrays, are replaced as a whole. A
 * design token (an object with `$value`) is replaced as a whole too, because the base's other fields describe the
 * base's value.
 */
export function mergeOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own) || Object.hasOwn(own, '$value')) return own;
  // Object.fromEntries, not assignment: a key named __proto__ must remain a key, so that it is reported as unknown.
  return Object.fromEntries([
    ...Object.entries(base),
    ...Object.entries(own).map(
      ([key, value]) => [key, mergeOver(Object.hasOwn(base, key) ? base[key] : undefined, value)] as const,
    ),
  ]);
}

/** True for `{ … }`: neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
