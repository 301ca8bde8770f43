import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The outline of a text. Units are thousandths of the font size. y is 0 at the baseline and increases downwards. */
export interface Outline {
  /** SVG path data, starting at x = 0. */
  path: string;
  /** Advance width of the text. */
  width: number;
  /**
   * Bounding box of the ink. Letters can extend beyond the start and the end of the advance width. Values above the
   * baseline are negative.
   */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A font face that returns the outlines of texts. */
export interface OutlineFace {
  /** Whether the face has this character. */
  has: (code: number) => boolean;
  /**
   * Returns the outline of a text that has a single direction. The glyphs of a right-to-left text are in visual order.
   */
  outline: (text: string, direction: 'ltr' | 'rtl') => Outline;
}

type Command = readonly [type: string, ...values: number[]];

/**
 * Opens a font face for outlines.
 * @param font an uncompressed font file
 * @param weight weight of a variable font; ignored for a font with one weight
 */
export function openOutlines(font: Uint8Array, weight: number): OutlineFace {
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const sized = new Font(face);
  sized.setVariations([new Variation('wght', weight)]);
  const signs = new Set(face.collectUnicodes());
  const perUnit = 1000 / face.upem;
  // Use one buffer for all texts, because a buffer occupies memory of HarfBuzz until it is garbage-collected.
  const buffer = new TextBuffer();
  const glyphs = new Map<number, readonly Command[]>();
  const glyphOf = (glyph: number) => {
    const known = glyphs.get(glyph);
    if (known !== undefined) return known;
    const drawn = sized.glyphToJson(glyph).map(({ type, values }): Command => [type, ...values]);
    glyphs.set(glyph, drawn);
    return drawn;
  };
  return {
    has: (code) => signs.has(code),
    outline(text, direction) {
      buffer.clearContents();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
      shape(sized, buffer);
      const pen = createPen(perUnit);
      let [x, y] = [0, 0];
      for (const {
        codepoint,
        xAdvance = 0,
        yAdvance = 0,
        xOffset = 0,
        yOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        for (const command of glyphOf(codepoint)) pen.draw(command, x + xOffset, y + yOffset);
        x += xAdvance;
        y += yAdvance;
      }
      return { ...pen.result(), width: x * perUnit };
    },
  };
}

/**
 * Converts drawing commands to path data. Commands are in font units, and y increases upwards. Path data is in whole
 * thousandths, and y increases downwards. Each point except the first is relative to the previous one.
 */
function createPen(perUnit: number) {
  let path = '';
  let [lastX, lastY] = [0, 0];
  let [startX, startY] = [0, 0];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const number = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
  return {
    draw([type, ...values]: Command, dx: number, dy: number): void {
      if (type === 'Z') {
        path += 'z';
        [lastX, lastY] = [startX, startY];
        return;
      }
      // Only the first point of a text is absolute, so that the paths of several texts can be concatenated.
      path += path === '' ? 'M' : type.toLowerCase();
      let [x, y] = [lastX, lastY];
      for (let index = 0; index < values.length; index += 2) {
        x = Math.round((values[index]! + dx) * perUnit);
        y = 0 - Math.round((values[index + 1]! + dy) * perUnit);
        path += number(x - lastX) + number(y - lastY);
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      [lastX, lastY] = [x, y];
      if (type === 'M') [startX, startY] = [x, y];
    },
    /** All edges are zero for a text without ink. */
    result: () => (path === '' ? { path, left: 0, right: 0, top: 0, bottom: 0 } : { path, left, right, top, bottom }),
  };
}
