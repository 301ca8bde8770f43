import { foldText } from './foldText.ts';
import { soundOf } from './soundOf.ts';

/** A name that is prepared for comparisons. It is created once and compared often. */
export interface SearchName {
  /** The result of `foldText`. */
  readonly text: string;
  /** The result of `soundOf`. */
  readonly sound: string;
  readonly script: Script;
  /** Bits of the letters of `text`, see `lettersIn`. */
  readonly letters: number;
  /** Bits of the consonants of `sound`, see `lettersIn`. */
  readonly consonants: number;
}

/**
 * The main script of a name. If a name also has Latin words, it is the other script. One value is enough, because a
 * player searches in one script.
 */
type Script = 'latin' | 'bengali' | 'arabic' | 'other';

/** Prepares a name for searches. */
export function toSearchName(name: string): SearchName {
  const words = name.split(' ').map(toWord);
  return {
    text: joined(words.map(({ text }) => text)),
    sound: joined(words.map(({ sound }) => sound)),
    // A name has several scripts only if it contains Latin numbers and brands.
    script: words.find(({ script }) => script !== 'latin')?.script ?? 'latin',
    letters: words.reduce((bits, { letters }) => bits | letters, 0),
    consonants: words.reduce((bits, { consonants }) => bits | consonants, 0),
  };
}

const joined = (words: readonly string[]) => words.filter((word) => word !== '').join(' ');

/** The prepared words, because catalogues repeat the same words. */
const knownWords = new Map<string, SearchName>();
const mostKnown = 10_000;

function toWord(word: string): SearchName {
  const known = knownWords.get(word);
  if (known !== undefined) return known;
  const [text, sound] = [foldText(word), soundOf(word)];
  const consonants = lettersIn(sound.replaceAll(/(.)\d/g, '$1'));
  const made = { text, sound, script: scriptOf(text), letters: lettersIn(text), consonants };
  if (knownWords.size >= mostKnown) knownWords.clear();
  knownWords.set(word, made);
  return made;
}

/**
 * One bit for each letter of a text. Letters that are not a to z have bits in common. If a name does not have a bit of
 * the searched text, the exact check is unnecessary.
 */
function lettersIn(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x30 && code <= 0x39) letters |= 1 << (27 + ((code - 0x30) % 5));
    else if (code !== 0x20) letters |= 1 << (code & 31);
  }
  return letters;
}

function scriptOf(text: string): Script {
  if (!/[^\u0020-\u024f]/.test(text)) return 'latin';
  if (/[\u0980-\u09ff]/.test(text)) return 'bengali';
  return /[\u0600-\u06ff]/.test(text) ? 'arabic' : 'other';
}
