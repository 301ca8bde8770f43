import { Blob, Buffer as TextBuffer, BufferContentType, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/** How a page may ask for a text to be set: as it is, and with digits of one width. */
const ways = [[], ['tnum', 'lnum'].map((tag) => new Feature(tag))];

/** Texts whose glyphs a shaper remembers: skins show much the same words, and to follow a text through its rules is slow. */
const knownTexts = 10_000;

/** A glyph in its place, in the font's units. */
interface PlacedGlyph {
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

/** Shapes text as browsers do, with HarfBuzz. */
export interface Shaper {
  /** Numbers of all glyphs that texts go through until they are shaped: what rules of the font start from, too. */
  glyphsOf: (texts: readonly string[]) => Set<number>;
  shape: (text: string) => PlacedGlyph[];
}

/**
 * @param font an uncompressed font file
 * @param language BCP 47 tag of the page's language: some have rules of their own
 * @param weight of a variable font. Default: as the file is.
 */
export function shaperFor(font: Uint8Array, language: string, weight?: number): Shaper {
  const sized = new Font(new Face(new Blob(new Uint8Array(font).buffer)));
  if (weight !== undefined) sized.setVariations([new Variation('wght', weight)]);
  // One for all texts, with one function to call: HarfBuzz never lets go of a function that it has once been given.
  const buffer = new TextBuffer();
  let passed = new Set<number>();
  const note = (shaped: TextBuffer) => {
    for (const { codepoint } of shaped.getGlyphInfos()) passed.add(codepoint);
  };
  buffer.setMessageFunc((now) => {
    if (now.getContentType() === BufferContentType.GLYPHS) note(now);
    return true;
  });
  const fill = (text: string) => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
  };
  const known = new Map<string, ReadonlySet<number>>();
  const glyphsOfOne = (text: string): ReadonlySet<number> => {
    const before = known.get(text);
    if (before !== undefined) return before;
    passed = new Set();
    for (const way of ways) {
      fill(text);
      shape(sized, buffer, way);
      note(buffer);
    }
    if (known.size >= knownTexts) known.clear();
    known.set(text, passed);
    return passed;
  };
  return {
    glyphsOf: (texts) => new Set(texts.flatMap((text) => [...glyphsOfOne(text)])),
    shape(text) {
      passed = new Set();
      fill(text);
      shape(sized, buffer);
      return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
        glyph: codepoint,
        advance: xAdvance,
        x: xOffset,
        y: yOffset,
      }));
    },
  };
}
