import { Blob, Buffer as TextBuffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';

/** A piece of text as lines and curves. Its units are thousandths of the letters' size; y grows downwards from the baseline. */
export interface Outline {
  /** Path data of an SVG, from x = 0. */
  path: string;
  /** How far the text moves the pen. */
  width: number;
  /** The edges of its ink: letters may reach beyond where the pen begins and ends; what stands above the baseline is negative. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A face that answers with outlines. */
export interface OutlineFace {
  /** Whether the face has this sign. */
  has: (code: number) => boolean;
  /**
   * Sets one piece of text, all of one direction. Glyphs of a text from right to left stand in the order in which they
   * are seen.
   */
  outline: (text: string, direction: 'ltr' | 'rtl') => Outline;
}

type Command = readonly [type: string, ...values: number[]];

/**
 * Opens a face to draw with.
 * @param font an uncompressed font file
 * @param weight of a variable font; a font of one weight stays as it is
 */
export function openOutlines(font: Uint8Array, weight: number): OutlineFace {
  const face = new Face(new Blob(new Uint8Array(font).buffer));
  const sized = new Font(face);
  sized.setVariations([new Variation('wght', weight)]);
  const signs = new Set(face.collectUnicodes());
  const perUnit = 1000 / face.upem;
  // One for all texts: each has its part of HarfBuzz's memory until it is collected.
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
 * Collects commands in font units, upwards, as path data in whole thousandths, downwards, each point but the first
 * relative to the last.
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
      // Of a text's first point alone the place is absolute: texts may be put one behind the other.
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
    /** Of a text without ink all edges are at the beginning of the baseline. */
    result: () => (path === '' ? { path, left: 0, right: 0, top: 0, bottom: 0 } : { path, left, right, top, bottom }),
  };
}
