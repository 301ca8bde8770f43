export type JsonObject = Readonly<Record<string, unknown>>;

/** The value if it is `{ … }`. Undefined for lists and other values. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
