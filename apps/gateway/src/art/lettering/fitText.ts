import type { SetLine, Typeface } from './lettering.ts';

/** A text that is divided into lines, at a size at which it fits completely. Units are those of the picture. */
export interface FittedText {
  readonly lines: readonly SetLine[];
  readonly size: number;
  /** Baselines relative to the first baseline, which is 0. */
  readonly baselines: readonly number[];
  /** Upper and lower edge of all ink, relative to the first baseline. Values above that baseline are negative. */
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface Room {
  typeface: Typeface;
  maxWidth: number;
  /** Height of all ink, from the top of the first line to the bottom of the last line. */
  maxHeight: number;
  /**
   * Maximum size for a text on one line, on two lines, and so on. The number of entries is the maximum number of lines.
   */
  largest: readonly number[];
}

/** Minimum gap between the ink of two lines, and minimum distance of their baselines, in thousandths of the size. */
const gap = 130;
const leastLeading = 940;
/** Score factors: for each further line, and for a line with almost no width. */
const [lineCosts, unevenCosts] = [0.92, 0.22];

/**
 * Chooses the line breaks with the largest letters and lines of similar width. A text that is too long gets smaller
 * letters; it is never cut or squeezed. The line distance follows from the ink, in every script.
 */
export function fitText(text: string, { typeface, maxWidth, maxHeight, largest }: Room): FittedText {
  const words = text.trim().split(/\s+/);
  let best: FittedText | undefined;
  for (const parts of breaks(words, largest.length)) {
    const lines = parts.map((part) => typeface.set(part));
    const step = leadingOf(lines);
    const widest = Math.max(...lines.map(inkWidth), 1);
    const last = step * (lines.length - 1);
    const [top, bottom] = [lines[0]!.top, last + lines.at(-1)!.bottom];
    const size = Math.min(
      largest[lines.length - 1]!,
      (maxWidth / widest) * 1000,
      (maxHeight / Math.max(1, bottom - top)) * 1000,
    );
    const of = (thousandths: number) => (thousandths * size) / 1000;
    const fitted = {
      lines,
      size,
      baselines: lines.map((_, index) => of(step * index)),
      top: of(top),
      bottom: of(bottom),
      width: of(widest),
    };
    if (best === undefined || worthOf(fitted) > worthOf(best)) best = fitted;
  }
  return best!;
}

/** Score of a division: large letters, few lines, lines of similar width. */
function worthOf({ lines, size }: Pick<FittedText, 'lines' | 'size'>): number {
  const widths = lines.map(inkWidth);
  const evenness = Math.min(...widths) / Math.max(...widths, 1);
  return size * lineCosts ** (lines.length - 1) * (1 - unevenCosts * (1 - evenness));
}

const inkWidth = ({ left, right }: SetLine) => right - left;

function leadingOf(lines: readonly SetLine[]): number {
  return Math.max(leastLeading, ...lines.slice(1).map((line, index) => lines[index]!.bottom - line.top + gap));
}

/** All ways to divide words into at most `most` lines; divisions with fewer lines first. */
function breaks(words: readonly string[], most: number): string[][] {
  const into = (rest: readonly string[], count: number): string[][] => {
    if (count === 1) return [[rest.join(' ')]];
    const found: string[][] = [];
    for (let cut = 1; cut <= rest.length - count + 1; cut += 1)
      for (const tail of into(rest.slice(cut), count - 1)) found.push([rest.slice(0, cut).join(' '), ...tail]);
    return found;
  };
  return Array.from({ length: Math.min(most, words.length) }, (_, index) => into(words, index + 1)).flat();
}
