import type { Box } from './box.ts';
import { isVisuallyHidden, isSeen } from './element.ts';

/** A run of text that should be visible. */
export interface Run {
  element: Element;
  node: Text;
  text: string;
  /** Boxes of the letters of the run, one per line. */
  lines: Box[];
}

/** One line of a run. */
export interface Words {
  element: Element;
  text: string;
  box: Box;
}

const wordless = /^(script|style|noscript|option)$/i;

/** Returns all text on the page that should be visible. */
export function allRuns(): Run[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const runs: Run[] = [];
  for (let node = walk.nextNode() as Text | null; node !== null; node = walk.nextNode() as Text | null) {
    const element = node.parentElement!;
    const text = node.data.trim();
    if (text === '' || wordless.test(element.tagName) || !isSeen(element) || isVisuallyHidden(element)) continue;
    runs.push({ element, node, text, lines: inkOf(node, pen) });
  }
  return runs;
}

export const linesOf = (runs: readonly Run[]): Words[] =>
  runs.flatMap(({ element, text, lines }) => lines.map((box) => ({ element, text, box })));

/**
 * Returns the real boxes of the letters of a run. They are the boxes of its lines, with the height of the letters' ink.
 */
function inkOf(node: Text, pen: CanvasRenderingContext2D): Box[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { fontStyle, fontWeight, fontSize, fontFamily, direction } = getComputedStyle(node.parentElement!);
  // The parts are read separately, because `font` is empty in forced colours.
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  pen.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  const {
    actualBoundingBoxAscent: up,
    actualBoundingBoxDescent: down,
    fontBoundingBoxAscent: ascent,
  } = pen.measureText(node.data.trim());
  return [...range.getClientRects()]
    .filter(({ width }) => width > 0)
    .map(({ left, right, top }) => ({ left, right, top: top + ascent - up, bottom: top + ascent + down }));
}
