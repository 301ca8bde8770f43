/**
 * `own` laid over `base`: objects merge key by key, everything else (arrays too) is replaced whole.
 */
export function layOver(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own)) return own;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) merged[key] = layOver(base[key], value);
  return merged;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
