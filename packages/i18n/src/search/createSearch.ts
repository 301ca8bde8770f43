import { beginsWithOneTypo } from './oneTypo.ts';
import { type SearchName, toSearchName } from './searchName.ts';
import { soundPattern } from './soundOf.ts';

/**
 * Quality of a match between a name and the typed words, best first:
 * - `begins`: the name begins with the words
 * - `words`: words of the name begin with them
 * - `sounds`: the name has the same sound in another script
 * - `inside`: words of the name contain them
 * - `kind`: the kind of the item has this name
 * - `part`: words of the name only begin with or contain the name of another kind
 * - `nearly`: the name differs by one typing mistake
 * - `alike`: the name has the same sound in the same script
 */
export const ranks = {
  begins: 0,
  words: 1,
  sounds: 2,
  inside: 3,
  kind: 4,
  part: 5,
  nearly: 6,
  alike: 7,
  none: 8,
} as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** A search for a typed text. */
export interface Search {
  /** The rank of a name. Typing mistakes are not considered. `ranks.none` if the name does not match. */
  rank: (name: SearchName) => Rank;
  /**
   * Whether the typed text is the name of a kind, for example of a category or a vendor. The first two words of the
   * name are enough.
   */
  isKind: (name: SearchName) => boolean;
  /** Whether the typed text equals the whole name. */
  isWhole: (name: SearchName) => boolean;
  /** Whether the name contains the typed text as whole words. */
  hasWords: (name: SearchName) => boolean;
  /** The rank of a name that differs by a typing mistake or has the same sound. */
  rankNearly: (name: SearchName) => Rank;
}

/**
 * Minimum length of a word for which typing mistakes are considered. With one letter changed, a shorter word would
 * match almost any word.
 */
const shortestWithTypo = 4;

/**
 * Minimum length of a typed word with a mistake that is compared with two words of a name. A shorter word is compared
 * only with single words, because parts of two words can form almost any word.
 */
const shortestOfTwo = 8;

/** Creates the search for a typed text. Undefined if the text has no letter and no digit. */
export function createSearch(typed: string): Search | undefined {
  const { text, sound, letters, consonants, script } = toSearchName(typed);
  if (text === '') return undefined;
  const words = text.split(' ');
  const squeezed = words.join('');
  const phrase = phrasePattern(words);
  const soundPhrase = soundPattern(sound, script === 'latin');
  const soundWords = sound.split(' ').map((word) => soundPattern(word, script === 'latin'));
  const sounds = (name: SearchName) =>
    (consonants & ~name.consonants) === 0 &&
    ((soundPhrase?.test(name.sound) ?? false) ||
      (soundWords.length > 1 && soundWords.every((pattern) => pattern?.test(name.sound))));

  return {
    // One word is not enough for the name of a vendor, because names of games often contain this word: "ludo" must not
    // find all games of Ludo Studio.
    isKind: (name) => text === name.text || (text.includes(' ') && name.text.startsWith(text)),
    isWhole: (name) => text === name.text,
    hasWords: (name) => ` ${name.text} `.includes(` ${text} `),
    rank(name) {
      if ((letters & ~name.letters) === 0) {
        const found = phrase.exec(name.text);
        if (found) return found.index === 0 && found[1] === '' ? ranks.begins : ranks.words;
        if (words.every((word) => beginsWord(name.text, word))) return ranks.words;
        if (words.every((word) => name.text.includes(word))) return ranks.inside;
      }
      return script !== name.script && sounds(name) ? ranks.sounds : ranks.none;
    },
    rankNearly(name) {
      const missing = letters & ~name.letters;
      if ((missing & (missing - 1)) === 0 && nearlyBegins(name.text, squeezed, words)) return ranks.nearly;
      return sounds(name) ? ranks.alike : ranks.none;
    },
  };
}

/**
 * Matches the words in order, with or without spaces, from the beginning of a word: "luckytiger" finds "Lucky Tiger",
 * and "hold em" finds "Holdem". If only one or two typed letters come after a space in the name, they must be a whole
 * word: "jackals" does not find "Jackal Spins".
 */
function phrasePattern(words: readonly string[]): RegExp {
  const letters = words.flatMap((word) => Array.from(word, (letter, index) => ({ letter, isFirst: index === 0 })));
  const pattern = letters.map(({ letter, isFirst }, index) => {
    const rest = letters.slice(index);
    if (index === 0) return letter;
    if (isFirst || rest.length > 2) return ` ?${letter}`;
    return `(?: (?=${rest.map((one) => one.letter).join('')}(?: |$)))?${letter}`;
  });
  return new RegExp(`(^| )${pattern.join('')}`, 'u');
}

const beginsWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`);

function nearlyBegins(text: string, squeezed: string, words: readonly string[]): boolean {
  if (squeezed.length < shortestWithTypo) return false;
  const isOneWord = words.length === 1 && squeezed.length < shortestOfTwo;
  for (let at = 0; at >= 0; at = nextWord(text, at)) {
    if (!mayBegin(text, squeezed, at)) continue;
    const end = isOneWord ? nextWord(text, at) : -1;
    const part = end < 0 ? text.slice(at).replaceAll(' ', '') : text.slice(at, end - 1);
    if (beginsWithOneTypo(part, squeezed)) return true;
  }
  if (words.length === 1) return false;
  // The words can be in any order, with other words between them. One of the words can have the mistake.
  const wrong = words.filter((word) => !beginsWord(text, word));
  return (
    wrong.length === 1 &&
    wrong[0]!.length >= shortestWithTypo &&
    text.split(' ').some((part) => beginsWithOneTypo(part, wrong[0]!))
  );
}

/** Index of the next word of a text. -1 after the last word. */
const nextWord = (text: string, at: number) => text.indexOf(' ', at) + 1 || -1;

/**
 * Whether one of the first two letters matches, or both are swapped. This fast check makes the exact check unnecessary
 * for most words.
 */
const mayBegin = (text: string, typed: string, at: number) =>
  text[at] === typed[0] || text[at + 1] === typed[1] || text[at] === typed[1] || text[at + 1] === typed[0];
