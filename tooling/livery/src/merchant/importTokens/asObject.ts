export type JsonObject = Readonly<Record<string, unknown>>;

/** The value where it is `{ … }`, and undefined for lists and anything else. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}
