import type { PrerenderFace } from '@livery/fonts';
import { toNumerals } from '@livery/i18n';
import { hintingLetters } from './hintingLetters.ts';

/** A face, and the pieces of text that a browser takes it for. */
export interface FaceRuns {
  face: PrerenderFace;
  /** In a stable order, each once. */
  runs: string[];
}

/** What may change on a page before its whole faces are there: times, amounts, and the sign for words that are cut off. */
const changing = '0123456789 .,:;+-–−×%/()…';

/** The same in other numerals: a page that shows one of their digits may show any. */
const changingDigits = (['beng', 'arab', 'arabext'] as const).map((numerals) => toNumerals('0123456789', numerals));

/**
 * Divides texts among faces as a browser does: each sign is in the first face that has it. Signs that none has are in the
 * phone's own font.
 * @param faces in the order of the page's families
 * @param isChanging whether digits may come that the texts do not have
 * @returns the faces that the texts need
 */
export function faceRuns(texts: readonly string[], faces: readonly PrerenderFace[], isChanging: boolean): FaceRuns[] {
  const has = faces.map(({ range }) => signsIn(range));
  const runs = faces.map(() => new Set<string>());
  // The first face gives the page its spaces and the height of its lines, whether it has a letter of it or not.
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

/** Letters by which the face is measured, in the scripts that it is used for. */
function measuresOf(runs: ReadonlySet<string>, has: (code: number) => boolean): string[] {
  const used = [...runs].join('');
  return hintingLetters
    .filter((letters) => new RegExp(`[${letters}]`).test(used))
    .flatMap((letters) => [...letters])
    .filter((letter) => has(letter.codePointAt(0)!) && !runs.has(letter));
}

/** Tells whether a code point is in a CSS `unicode-range`. */
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
