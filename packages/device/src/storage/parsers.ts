/** Creates a parser for JSON that contains an object. `isValid` checks the object. For the `parse` of an item. */
export function parseObject<Value extends object>(isValid: (found: Partial<Record<keyof Value, unknown>>) => boolean) {
  return (text: string): Value | undefined => {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && isValid(found) ? (found as Value) : undefined;
  };
}

/** Parses a time in milliseconds since 1970. For the `parse` of an item. */
export function parseMoment(text: string): number | undefined {
  const moment = Number(text);
  return text.trim() !== '' && Number.isFinite(moment) ? moment : undefined;
}
