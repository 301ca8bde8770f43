import { drawDecoyStrokes } from './captcha/clutter.ts';
import { gapBetween, type Place, type PlacedDigit, placeDigit } from './captcha/placeDigit.ts';
import { encodeGreyPng } from './png.ts';

const width = 240;
const height = 88;
/** Number of shades in a picture: few, so that the file is small. */
const shades = 16;
/** The tone of a digit of each kind, of its background, and of clutter close to it: contrasts above 4.5. */
const tones = {
  light: { ink: 238, ground: 17, clutter: 85 },
  dark: { ink: 17, ground: 238, clutter: 153 },
};
/**
 * Distances in pixels from a digit. Up to the first distance clutter has the clutter tone above. From the second
 * distance on it has the tone of the digit.
 */
const [closeClutter, farClutter] = [3, 9];

/** Minimum distance between two digits, in pixels. Between them each pixel has the background of the nearer digit. */
const leastGap = 8;
/** Maximum number of attempts to place a digit with that distance to the previous digit. */
const mostTries = 100;

/** A picture in shades of grey, 0 to 255, row by row, and the digits in it. */
interface CaptchaDrawing {
  pixels: Uint8Array;
  digits: readonly PlacedDigit[];
}

/**
 * Draws digits that people can read and simple programs cannot.
 * @param random the same numbers give the same picture
 * @returns a PNG of 240 by 88 pixels.
 */
export function captchaPicture(answer: string, random: () => number = Math.random): Buffer {
  return encodeGreyPng(drawCaptcha(answer, random).pixels, width, height);
}

/**
 * Draws the digits of a captcha. Each digit has one tone and a high contrast to its surroundings. Light digits on a
 * dark background and dark digits on a light background alternate, so no single threshold extracts all of them. The
 * digits slope to both sides. Thin pieces of rings are between and behind them, never over them.
 */
export function drawCaptcha(answer: string, random: () => number): CaptchaDrawing {
  const between = (low: number, high: number) => low + random() * (high - low);
  const isFirstLight = random() < 0.5;
  const digits: PlacedDigit[] = [];
  for (const [index, digit] of [...answer].entries()) {
    const isLight = (index % 2 === 0) === isFirstLight;
    digits.push(placeApart(digit, { index, count: answer.length, isLight, width, height, between }, digits[index - 1]));
  }
  const clutter = drawDecoyStrokes(width, height, between);
  const toneAt = (cluttered: number, at: number) => {
    const digit = nearestDigit(digits, at);
    const tone = tones[digit.isLight ? 'light' : 'dark'];
    const far = (digit.distances[at]! - closeClutter) / (farClutter - closeClutter);
    const clutterTone = mixed(tone.clutter, tone.ink, Math.min(1, Math.max(0, far)));
    return rounded(mixed(mixed(tone.ground, clutterTone, cluttered), tone.ink, digit.ink.cover[at]!));
  };
  return { pixels: new Uint8Array(clutter.cover.map(toneAt)), digits };
}

/** Repeats the placement of a digit until the gap to the previous digit is large enough. */
function placeApart(digit: string, place: Place, before: PlacedDigit | undefined): PlacedDigit {
  let placed = placeDigit(digit, place);
  if (before === undefined) return placed;
  for (let tries = 1; tries < mostTries && gapBetween(before, placed) < leastGap; tries++)
    placed = placeDigit(digit, place);
  return placed;
}

const mixed = (from: number, to: number, share: number) => from + (to - from) * share;

/** The nearest of the shades of a picture. */
const rounded = (tone: number) => Math.round((tone / 255) * (shades - 1)) * (255 / (shades - 1));

/** The digit nearest to a pixel. The pixel is part of that digit's background. */
const nearestDigit = (digits: readonly PlacedDigit[], at: number): PlacedDigit =>
  digits.reduce((nearest, digit) => (digit.distances[at]! < nearest.distances[at]! ? digit : nearest));
