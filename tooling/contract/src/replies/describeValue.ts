/** The received value in readable form: `12.5 (a number)`, `"Main" (a text)`, `a list of 3`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'object') return `an object (${Object.keys(value).slice(0, 6).join(', ') || 'empty'})`;
  if (typeof value === 'string') return `${JSON.stringify(cut(value))} (a text)`;
  if (typeof value === 'number') return `${value} (a number)`;
  return value === true ? 'true' : value === false ? 'false' : typeof value;
}

/** The beginning of a text. */
export const cut = (text: string, length = 60): string => (text.length > length ? `${text.slice(0, length)}…` : text);
