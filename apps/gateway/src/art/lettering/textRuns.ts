import type { Dir } from './lettering.ts';

/** Consecutive characters in one face and one direction. */
export interface TextRun {
  readonly text: string;
  readonly direction: Dir;
  /** Index of the face. */
  readonly face: number;
}

interface Sign {
  readonly sign: string;
  readonly direction: Dir;
}

const isolateStart = '\u2066';
const isolateEnd = '\u2069';
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const leftToRight = /[\p{L}\p{Nd}\p{Sc}]/u;
/** Marks and joiners, which belong to the previous character. */
const attached = /[\p{M}\u200c\u200d]/u;
/** Separators of words. They use the face of the previous word if it has their glyph. */
const dividing = /[\s\p{P}]/u;

/**
 * Divides a line into runs, in visual order from left to right. It supports only the part of the bidirectional
 * algorithm that titles need: words, numbers and amounts of the other direction, and left-to-right isolates.
 * @param faces one function for each face, in order of preference. It returns whether the face has a character.
 * Characters that no face has are left out
 */
export function textRuns(line: string, direction: Dir, faces: readonly ((code: number) => boolean)[]): TextRun[] {
  const seen: TextRun[] = [];
  let run: TextRun | undefined;
  for (const { sign, direction: way } of directed(line, direction)) {
    const code = sign.codePointAt(0)!;
    const isWithLast = run !== undefined && (attached.test(sign) || (dividing.test(sign) && faces[run.face]!(code)));
    const face = isWithLast ? run!.face : faces.findIndex((has) => has(code));
    if (face < 0) continue;
    if (run !== undefined && run.face === face && run.direction === way) run = { ...run, text: run.text + sign };
    else run = { text: sign, direction: way, face };
    if (run.text.length > sign.length) seen[seen.length - 1] = run;
    else seen.push(run);
  }
  return inSeenOrder(seen, direction);
}

/**
 * The direction of each character. If the characters around spaces and punctuation have one direction, the spaces and
 * punctuation have it too. Otherwise they have the direction of the line.
 */
function directed(line: string, base: Dir): Sign[] {
  let isIsolated = false;
  const signs: { sign: string; direction: Dir | undefined }[] = [];
  for (const sign of line) {
    if (sign === isolateStart || sign === isolateEnd) isIsolated = sign === isolateStart;
    else if (isIsolated) signs.push({ sign, direction: 'ltr' });
    else if (attached.test(sign)) signs.push({ sign, direction: signs.at(-1)?.direction });
    else signs.push({ sign, direction: rightToLeft.test(sign) ? 'rtl' : leftToRight.test(sign) ? 'ltr' : undefined });
  }
  return signs.map(({ sign, direction }, index) => {
    if (direction !== undefined) return { sign, direction };
    const before = signs.slice(0, index).findLast((one) => one.direction !== undefined)?.direction ?? base;
    const after = signs.slice(index).find((one) => one.direction !== undefined)?.direction ?? base;
    return { sign, direction: before === after ? before : base };
  });
}

/** Consecutive runs of the other direction have their own order, which is kept within the line. */
function inSeenOrder(runs: readonly TextRun[], base: Dir): TextRun[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    if (groups.at(-1)?.[0]?.direction === run.direction) groups.at(-1)!.push(run);
    else groups.push([run]);
  }
  const inOrder = groups.map((group) => (group[0]!.direction === 'rtl' ? group.toReversed() : group));
  return (base === 'rtl' ? inOrder.toReversed() : inOrder).flat();
}
