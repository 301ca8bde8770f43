import { Blob, Buffer as TextBuffer, BufferContentType, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/** The combinations of font features that a page can apply to a text: none, or digits of equal width. */
const ways = [[], ['tnum', 'lnum'].map((tag) => new Feature(tag))];

/** Number of texts for which a shaper caches the glyphs. Skins show mostly the same words, and shaping is slow. */
const knownTexts = 10_000;

/** A glyph with its position, in font units. */
interface PlacedGlyph {
  glyph: number;
  advance: number;
  x: number;
  y: number;
}

/** Shapes text with HarfBuzz in the same way as browsers. */
export interface Shaper {
  /** Ids of all glyphs that occur while the texts are shaped, including glyphs that the font's rules later replace. */
  glyphsOf: (texts: readonly string[]) => Set<number>;
  shape: (text: string) => PlacedGlyph[];
}

/**
 * Creates a shaper.
 * @param font an uncompressed font file
 * @param language BCP 47 tag of the page's language, because some languages have their own rules
 * @param weight weight of a variable font. Default: the default weight of the file
 */
export function shaperFor(font: Uint8Array, language: string, weight?: number): Shaper {
  const sized = new Font(new Face(new Blob(new Uint8Array(font).buffer)));
  if (weight !== undefined) sized.setVariations([new Variation('wght', weight)]);
  // Use one buffer and one callback for all texts, because HarfBuzz never releases a callback.
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
