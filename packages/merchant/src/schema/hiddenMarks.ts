/** Tag characters, which no font shows. They are part of the flags of England, Scotland and Wales. */
const tags = /[\u{e0000}-\u{e007f}]/u;
const flagsOfTags = /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** Whether a text has tag characters that are not in a flag emoji. */
export const hasHiddenTags = (value: string): boolean => tags.test(value.replaceAll(flagsOfTags, ''));

/** Whether a text has a visible character: not only spaces, joiners and other characters without a glyph. */
export const isVisible = (value: string): boolean =>
  /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u.test(value.replaceAll(/\p{Cf}/gu, ''));

/** Whether each isolate (U+2066 to U+2068) is closed in its line by U+2069, and every U+2069 closes an isolate. */
export function hasClosedIsolates(value: string): boolean {
  return value.split('\n').every((line) => {
    let depth = 0;
    for (const [mark] of line.matchAll(/[\u2066-\u2069]/g)) {
      depth += mark === '\u2069' ? -1 : 1;
      if (depth < 0) return false;
    }
    return depth === 0;
  });
}
