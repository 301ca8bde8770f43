import { beginsWithOneTypo } from './oneTypo.ts';
import { type SearchName, toSearchName } from './searchName.ts';
import { soundPattern } from './soundOf.ts';

/**
 * How well a name matches, best first: it begins with the words; words of it do; it sounds so in another script; the words are
 * inside its own; its kind is called so; its words only begin with or contain the name of a kind of others; it differs by one
 * typing mistake; it sounds so in the same script.
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

/** A search, made from what was typed. */
export interface Search {
  /** How well a name matches as it was typed, or `ranks.none`. */
  rank: (name: SearchName) => Rank;
  /** Whether the typed text is the name of a kind, such as a category or a vendor, or at least its first two words. */
  isKind: (name: SearchName) => boolean;
  /** Whether the typed text is this name, from its first to its last word. */
  isWhole: (name: SearchName) => boolean;
  /** Whether the name contains the typed text as whole words. */
  hasWords: (name: SearchName) => boolean;
  /** The same of a name that was mistyped, or written by ear. */
  rankNearly: (name: SearchName) => Rank;
}

/** A word of fewer letters is searched as it stands: with one letter changed it would match almost anything. */
const shortestWithTypo = 4;

/**
 * Two words that are typed as one, with a mistake, have as many letters. A shorter one is compared with single words:
 * pieces of two make any word.
 */
const shortestOfTwo = 8;

/** Reads what was typed. Undefined where it has neither letter nor digit, and so can find nothing. */
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
    // One word of a vendor's name is often a word of game names: "ludo" must not find all games of Ludo Studio.
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
 * The words one after the other, from a word's beginning on, whether they are apart or not: "luckytiger" finds "Lucky Tiger", and
 * "hold em" finds "Holdem". Of a word that is apart in the name alone, a letter or two are no beginning: "jackals" does not find
 * "Jackal Spins".
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
  // In any order, and with others between: one of the words may have the mistake.
  const wrong = words.filter((word) => !beginsWord(text, word));
  return (
    wrong.length === 1 &&
    wrong[0]!.length >= shortestWithTypo &&
    text.split(' ').some((part) => beginsWithOneTypo(part, wrong[0]!))
  );
}

/** Where the next word of a text begins; -1 after the last. */
const nextWord = (text: string, at: number) => text.indexOf(' ', at) + 1 || -1;

/** Whether one of the first two letters is right, or they changed places: a quick look that spares most words a closer one. */
const mayBegin = (text: string, typed: string, at: number) =>
  text[at] === typed[0] || text[at + 1] === typed[1] || text[at] === typed[1] || text[at + 1] === typed[0];
