/**
 * `own` laid over `base`: objects merge key by key, everything else (arrays too) is replaced whole, and so is a design
 * token: how the base's value is worked out says nothing about another value.
 */
export function layOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own) || Object.hasOwn(own, '$value')) return own;
  // Object.fromEntries, not assignment: a key named __proto__ must stay a key, so that it is told as unknown.
  return Object.fromEntries([
    ...Object.entries(base),
    ...Object.entries(own).map(
      ([key, value]) => [key, layOver(Object.hasOwn(base, key) ? base[key] : undefined, value)] as const,
    ),
  ]);
}

/** True for `{ … }`: neither a list nor null. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
