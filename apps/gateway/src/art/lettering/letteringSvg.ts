import { num } from '../shapes.ts';
import type { FittedText } from './fitText.ts';

/** Colours and outline of letters. */
export interface LetterStyle {
  readonly fill: string;
  readonly outline: string;
  /** Width of the outline in user units, half of which is outside the letters. */
  readonly outlineWidth: number;
  /** Colour of the 3D depth under the letters; missing for flat letters. */
  readonly depth?: string;
  /** Vertical offset of the depth. */
  readonly drop?: number;
  /** Width of a stroke in the letters' colour, for faces whose boldest weight is thin in a small picture. */
  readonly swell?: number;
  /** Slant of the letters in degrees. */
  readonly slant?: number;
}

/** Position and id of a text in a picture. */
interface TextPosition {
  /** Id of the letters within the picture. */
  readonly id: string;
  readonly x: number;
  /** Y of the first baseline. */
  readonly y: number;
  /** The part of a line that is placed at `x`. */
  readonly anchor: 'left' | 'middle' | 'right';
}

const share = { left: 0, middle: 0.5, right: 1 } as const;

/** Draws a fitted text as outlines: it needs no font and looks the same everywhere. */
export function letteringSvg(text: FittedText, { id, x, y, anchor }: TextPosition, style: LetterStyle): string {
  const scale = text.size / 1000;
  const inEm = (units: number) => String(Math.round(units / scale));
  const lines = text.lines
    .map((line, index) => {
      // Use the ink, because a letter can extend beyond its line and come too near to the picture's edge.
      const left = x - (line.left + (line.right - line.left) * share[anchor]) * scale;
      return `<path transform="translate(${inEm(left)} ${inEm(y + text.baselines[index]!)})" d="${line.path}"/>`;
    })
    .join('');
  const { fill, outline, outlineWidth, depth, drop = 0, swell, slant } = style;
  const inked = (colour: string, width: number) => `fill="${colour}" stroke="${colour}" stroke-width="${inEm(width)}"`;
  const edge = (colour: string) => inked(colour, outlineWidth);
  const leaning =
    slant === undefined
      ? ''
      : ` transform="translate(${num(-Math.tan((slant * Math.PI) / 180) * y)} 0)skewX(${slant})"`;
  const letters = `<g id="${id}" transform="scale(${Math.round(scale * 100_000) / 100_000})">${lines}</g>`;
  const first =
    depth === undefined
      ? `<g ${edge(outline)}>${letters}</g>`
      : `<g ${edge(depth)} transform="translate(0 ${num(drop)})">${letters}</g><use href="#${id}" ${edge(outline)}/>`;
  return `<g stroke-linejoin="round"${leaning}>${first}<use href="#${id}" ${swell === undefined ? `fill="${fill}"` : inked(fill, swell)}/></g>`;
}
