import type { Piece, Snapshot } from './snapshot.ts';

/**
 * Tolerance for size and position of an element, because letters differ between browsers: in pixels, and as a share of
 * the value.
 */
const pixels = 6;
const share = 0.06;

/**
 * Height in pixels of a line of Urdu, the script with the highest lines. A difference of one line is tolerated, because
 * slightly wider letters may need another line.
 */
const line = 30;

/** Maximum number of listed differences per page. */
const most = 8;

/**
 * The differences between a page in one browser and the same page in the reference.
 * @param isChanging whether the page's content differs at each visit, for example draws: then nothing is reported as
 * missing, and the size of an element with a number in its name is not compared
 */
export function differences(reference: Snapshot, tested: Snapshot, isChanging = false): string[] {
  const found = [
    ...(tested.failed !== reference.failed ? [`the page is marked as failed: '${tested.failed}'`] : []),
    ...(tested.documentWidth > reference.documentWidth + 1
      ? [`the page is ${tested.documentWidth} px wide instead of ${reference.documentWidth}`]
      : []),
    ...tested.brokenPictures.map((address) => `broken picture ${address}`),
    ...piecesDifferent(byKey(reference.pieces), byKey(tested.pieces), isChanging),
  ];
  return found.length > most ? [...found.slice(0, most), `and ${found.length - most} more`] : found;
}

function byKey(pieces: readonly Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) found.set(piece.key, [...(found.get(piece.key) ?? []), piece]);
  return found;
}

function piecesDifferent(
  reference: ReadonlyMap<string, Piece[]>,
  tested: ReadonlyMap<string, Piece[]>,
  isChanging: boolean,
): string[] {
  return [...reference].flatMap(([key, expected]) => {
    const seen = tested.get(key) ?? [];
    if (seen.length === 0) return isChanging ? [] : [`missing: ${key}`];
    // The order of lists may have changed between the two visits. So of several elements with the same name, the
    // nearest is compared.
    return expected.flatMap((piece) => {
      const faults = seen
        .map((other) => faultsOf(piece, other, isChanging))
        .toSorted((a, b) => a.length - b.length)[0]!;
      return faults.length === 0 ? [] : [`${key}: ${faults.join(', ')}`];
    });
  });
}

function faultsOf(expected: Piece, seen: Piece, isChanging: boolean): string[] {
  const hasOtherText = isChanging && expected.key.includes('0');
  const sizes = (hasOtherText ? [] : (['width', 'height', 'left', 'top'] as const)).flatMap((side) => {
    const [one, other] = [expected[side], seen[side]];
    if (one === undefined || other === undefined) return [];
    const allowed = Math.max(side === 'height' ? line : pixels, Math.abs(one) * share);
    return Math.abs(one - other) > allowed ? [`${side} ${other} instead of ${one}`] : [];
  });
  return expected.colors === seen.colors ? sizes : [...sizes, `colours ${seen.colors} instead of ${expected.colors}`];
}
