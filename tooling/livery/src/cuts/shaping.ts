import { Blob, Buffer as TextBuffer, BufferContentType, Face, Feature, Font, shape, Variation } from 'harfbuzzjs';

/** How a page may ask for a text to be set: as it is, and with digits of one width. */
const ways = [[], ['tnum', 'lnum']] as const;

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
  const bufferOf = (text: string) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    return buffer;
  };
  return {
    glyphsOf(texts) {
      const glyphs = new Set<number>();
      for (const text of texts)
        for (const way of ways) {
          const buffer = bufferOf(text);
          buffer.setMessageFunc((now) => {
            if (now.getContentType() === BufferContentType.GLYPHS)
              for (const { codepoint } of now.getGlyphInfos()) glyphs.add(codepoint);
            return true;
          });
          shape(
            sized,
            buffer,
            way.map((tag) => new Feature(tag)),
          );
          for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
        }
      return glyphs;
    },
    shape(text) {
      const buffer = bufferOf(text);
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
