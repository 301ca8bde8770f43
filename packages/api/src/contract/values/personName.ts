import * as v from 'valibot';
import { withoutInvisible } from '../validation/typedCode.ts';

/** Maximum lengths of nickname and real name, in graphemes. */
export const nicknameLimit = 24;
export const realNameLimit = 60;

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/**
 * Counts graphemes (grapheme clusters, Unicode UAX 29). A family emoji is one grapheme. A Bengali letter with its vowel
 * sign is one grapheme too. Browsers without `Intl.Segmenter` count code points. That number is the same or higher.
 */
export function countCharacters(text: string): number {
  return segmenter === undefined ? [...text].length : [...segmenter.segment(text)].length;
}

/** Returns the first `most` graphemes of a text. */
export function firstCharacters(text: string, most: number): string {
  const characters = segmenter === undefined ? [...text] : [...segmenter.segment(text)].map(({ segment }) => segment);
  return characters.slice(0, most).join('');
}

/** Control characters and line ends. */
const unwritten = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Burmese has up to eight marks on a letter. More marks overlap the lines above and below. */
const piledMarks = /\p{M}{9}/u;
/** A visible character. Joiners, spaces and marks without a letter are invisible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Maximum of UTF-16 units in a name: enough for sixty of the longest emoji. */
const mostUnits = 1_024;

/**
 * A name that a player chooses, in any script. It is trimmed and composed (NFC). Invisible characters are removed,
 * because they could reverse or hide the text next to the name. The caller checks the length, for example with
 * `nameOf`.
 */
export const nameText = v.pipe(
  v.string(),
  v.maxLength(mostUnits),
  withoutInvisible,
  v.normalize('NFC'),
  v.trim(),
  v.check((name) => !unwritten.test(name), 'contains control characters'),
  v.check((name) => !piledMarks.test(name), 'piles more than eight marks on one letter'),
  v.check((name) => name === '' || visible.test(name), 'has nothing to see in it'),
);

/**
 * A name of at most `most` graphemes. The minimum length counts code points, so that a Burmese name of one grapheme,
 * for example ဦး, is long enough.
 */
export const nameOf = ({ least = 0, most }: { least?: number; most: number }) =>
  v.pipe(
    nameText,
    v.minCodePoints(least),
    // `v.maxGraphemes` fails in browsers without `Intl.Segmenter`.
    v.check((name) => countCharacters(name) <= most, `has more than ${most} characters`),
    v.description(`at most ${most} characters as people see them (grapheme clusters)`),
  );
