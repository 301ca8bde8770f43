import type { Dir } from './lettering.ts';

/** Consecutive signs that are set in one face and one direction. */
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
/** Marks and joiners, which belong to the sign before them. */
const attached = /[\p{M}\u200c\u200d]/u;
/** What divides words; it stays in the face of the word before, where that has it. */
const dividing = /[\s\p{P}]/u;

/**
 * Divides a line into runs, in the order in which they are seen from left to right. Of the rules of bidirectional text it
 * knows what titles need: words, numbers and amounts of the other direction, and isolates from left to right.
 * @param faces tell whether they have a sign, in order of preference; signs that none has are left out
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

/** The direction of each sign. Spaces and punctuation between two signs of one direction go with them, others with the line. */
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

/** Runs of the other direction keep their own order within a line that is read from right to left, and the reverse. */
function inSeenOrder(runs: readonly TextRun[], base: Dir): TextRun[] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    if (groups.at(-1)?.[0]?.direction === run.direction) groups.at(-1)!.push(run);
    else groups.push([run]);
  }
  const inOrder = groups.map((group) => (group[0]!.direction === 'rtl' ? group.toReversed() : group));
  return (base === 'rtl' ? inOrder.toReversed() : inOrder).flat();
}
