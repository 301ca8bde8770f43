import type { PrerenderFace } from '@livery/fonts';
import { toNumerals } from '@livery/i18n';
import { hintingLetters } from './hintingLetters.ts';

/** A face, and the pieces of text that a browser renders with it. */
export interface FaceRuns {
  face: PrerenderFace;
  /** In a stable order, without duplicates. */
  runs: string[];
}

/**
 * Characters that may change on a page before its whole faces are loaded: times, amounts, and the ellipsis of truncated
 * text.
 */
const changing = '0123456789 .,:;+-–−×%/()…';

/** The digits of other numerals. A page that shows one digit of these numerals may later show any of them. */
const changingDigits = (['beng', 'arab', 'arabext'] as const).map((numerals) => toNumerals('0123456789', numerals));

/**
 * Divides texts among faces as a browser does: each character belongs to the first face that has it. For characters
 * that no face has, the browser uses the phone's own font.
 * @param faces in the order of the page's families
 * @param isChanging whether digits may appear that the texts do not have
 * @returns the faces that the texts need
 */
export function faceRuns(texts: readonly string[], faces: readonly PrerenderFace[], isChanging: boolean): FaceRuns[] {
  const has = faces.map(({ range }) => signsIn(range));
  const runs = faces.map(() => new Set<string>());
  // The first face gives the page its spaces and its line height, even if it has no letter of the text.
  runs[0]?.add(' ');
  const mayCome = isChanging ? signsToCome(texts) : [];
  for (const text of [...texts, ...mayCome]) {
    let run = '';
    let inFace = -1;
    const end = () => {
      const isKnown =
        !mayCome.includes(text) && [...run].every((sign) => mayCome.some((signs) => signs.includes(sign)));
      if (/\S/.test(run) && !isKnown) runs[inFace]?.add(run.trim());
      run = '';
    };
    for (const sign of text.replaceAll(/\s+/g, ' ')) {
      const next = has.findIndex((isIn) => isIn(sign.codePointAt(0)!));
      if (next !== inFace) end();
      inFace = next;
      run += sign;
    }
    end();
  }
  return faces
    .map((face, index) => ({ face, runs: [...runs[index]!, ...measuresOf(runs[index]!, has[index]!)].toSorted() }))
    .filter((each) => each.runs.length > 0);
}

function signsToCome(texts: readonly string[]): string[] {
  const shown = new Set(texts.join(''));
  return [changing, ...changingDigits.filter((digits) => [...digits].some((digit) => shown.has(digit)))];
}

/** Letters that are used to measure the face, in the scripts of its text. */
function measuresOf(runs: ReadonlySet<string>, has: (code: number) => boolean): string[] {
  const used = [...runs].join('');
  return hintingLetters
    .filter((letters) => new RegExp(`[${letters}]`).test(used))
    .flatMap((letters) => [...letters])
    .filter((letter) => has(letter.codePointAt(0)!) && !runs.has(letter));
}

/** Returns a function that is true for code points in a CSS `unicode-range`. */
function signsIn(range: string): (code: number) => boolean {
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return [first, last] as const;
  });
  return (code) => parts.some(([first, last]) => code >= first && code <= last);
}
