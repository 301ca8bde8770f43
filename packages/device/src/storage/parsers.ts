/** Parses JSON that contains an object, checked by `isValid`. For an item's `parse`. */
export function parseObject<Value extends object>(isValid: (found: Partial<Record<keyof Value, unknown>>) => boolean) {
  return (text: string): Value | undefined => {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null && isValid(found) ? (found as Value) : undefined;
  };
}

/** Parses a moment in milliseconds since 1970. For an item's `parse`. */
export function parseMoment(text: string): number | undefined {
  const moment = Number(text);
  return text.trim() !== '' && Number.isFinite(moment) ? moment : undefined;
}
