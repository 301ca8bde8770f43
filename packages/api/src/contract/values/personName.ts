import * as v from 'valibot';
import { withoutInvisible } from '../validation/typedCode.ts';

/** Longest nickname and longest real name, in characters as people see them. */
export const nicknameLimit = 24;
export const realNameLimit = 60;

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/**
 * Counts what a person sees as one character (grapheme clusters, Unicode UAX 29): a family emoji is one, a Bengali
 * letter with its vowel sign is one. Browsers without `Intl.Segmenter` count code points, which is never less.
 */
export function countCharacters(text: string): number {
  return segmenter === undefined ? [...text].length : [...segmenter.segment(text)].length;
}

/** Cuts a text off after `most` characters as people see them. */
export function firstCharacters(text: string, most: number): string {
  const characters = segmenter === undefined ? [...text] : [...segmenter.segment(text)].map(({ segment }) => segment);
  return characters.slice(0, most).join('');
}

/** Control characters and line ends. */
const unwritten = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Burmese stacks up to eight marks on a letter. More of them cover the lines above and below. */
const piledMarks = /\p{M}{9}/u;
/** Something to see. Joiners alone, spaces and marks without a letter are none. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Units of UTF-16 that a name may have at most: what sixty of the longest emoji need. */
const mostUnits = 1_024;

/**
 * A name that people choose for themselves, in any script: trimmed, composed (NFC), and without invisible characters, which
 * could reverse or hide the text next to it. The caller checks the length, for example with `nameOf`.
 */
export const nameText = v.pipe(
  v.string(),
  v.maxLength(mostUnits),
  withoutInvisible,
  v.normalize('NFC'),
  v.trim(),
  v.check((name) => !unwritten.test(name), 'holds control characters'),
  v.check((name) => !piledMarks.test(name), 'piles more than eight marks on one letter'),
  v.check((name) => name === '' || visible.test(name), 'has nothing to see in it'),
);

/**
 * A name of at most `most` characters as people see them. A least length counts code points, so that a Burmese name of one
 * character, such as ဦး, is long enough.
 */
export const nameOf = ({ least = 0, most }: { least?: number; most: number }) =>
  v.pipe(
    nameText,
    v.minCodePoints(least),
    // `v.maxGraphemes` fails in browsers without `Intl.Segmenter`.
    v.check((name) => countCharacters(name) <= most, `has more than ${most} characters`),
    v.description(`at most ${most} characters as people see them (grapheme clusters)`),
  );
