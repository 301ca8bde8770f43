import { foldText } from './foldText.ts';
import { arabicSounds, bengaliSounds, latinSounds, latinSpellings } from './sounds.ts';

/**
 * A word in lower case, its letters composed again where a script writes one vowel in two signs. Dots below letters
 * stay: they are other sounds.
 */
const lettersOf = (word: string) =>
  foldText(word) === ''
    ? ''
    : word
        .normalize('NFKD')
        .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
        .normalize('NFC')
        .toLowerCase();

/** Vowels are of two kinds, a to i and o to u; a spelling that may stand for either has both bits. */
const bothVowels = 3;

/**
 * How a text sounds, whatever letters it is written in: for each word its consonants, each followed by a digit for the vowels
 * after it (0: none are written, 1: a to i, 2: o to u, 3: either). Ludo, লুডু and لڈو are `L3D3`, `L2D2` and `L0D2`, which
 * `soundsLike` takes for one. A word that begins with a vowel begins with a dot.
 */
export function soundOf(text: string): string {
  return text
    .split(/[\s-]+/)
    .map((word) => soundOfWord(lettersOf(word)))
    .filter((sound) => sound !== '')
    .join(' ');
}

function soundOfWord(word: string): string {
  const spelt = latinSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), foldDigits(word));
  const parts: { consonant: string; vowels: number }[] = [];
  for (const letter of spelt) {
    const sound = latinSounds[letter] ?? bengaliSounds[letter] ?? arabicSounds[letter];
    if (sound === undefined) continue;
    const last = parts.at(-1);
    if (typeof sound === 'number') {
      if (last === undefined) parts.push({ consonant: '.', vowels: sound });
      else last.vowels |= sound;
      continue;
    }
    // An h is a sound of its own at the start of a word alone: elsewhere it only breathes on the letter before it.
    if (sound === 'H' && last !== undefined) continue;
    // A double letter sounds once, and so does the g of "king", which some scripts do not write.
    if (last?.vowels === 0 && (last.consonant === sound || (last.consonant === 'N' && sound === 'G'))) continue;
    parts.push({ consonant: sound, vowels: 0 });
  }
  return parts.map(({ consonant, vowels }) => consonant + String(vowels & bothVowels)).join('');
}

const foldDigits = (word: string) => (/\p{Nd}/u.test(word) ? word.replace(/\p{Nd}+/gu, foldText) : word);

/** How many consonants a sound must have before the words that only begin with it are meant too. */
const consonantsOfBeginning = 3;

/**
 * Makes the pattern of all sounds that a searched one may stand for, from a word's beginning on. Words that are apart
 * in it may be one in a name. Undefined where it is too short to mean anything.
 *
 * @param hasAllVowels whether it is written with all its vowels, as in Latin letters: none then means none
 */
export function soundPattern(sound: string, hasAllVowels: boolean): RegExp | undefined {
  const consonants = sound.match(/[^. ][0-3]/g) ?? [];
  if (consonants.length < 2) return undefined;
  const isShort = consonants.length < consonantsOfBeginning;
  const words = sound.split(' ').map((word) => word.match(/../g) ?? []);
  const lastWord = words.at(-1);
  const pattern = words.map((parts) =>
    parts
      .map(([consonant, vowels], index) => {
        const isEnd = isShort && parts === lastWord && index === parts.length - 1;
        if (hasAllVowels && vowels === '0' && !isEnd) return `[${consonant}]0`;
        return `[${consonant}]${(isEnd ? likeAtEnd : like)[Number(vowels)]}`;
      })
      .join(''),
  );
  return new RegExp(`(?:^| )${pattern.join(' ?')}${isShort ? '(?= |$)' : ''}`);
}

/** The vowels that each kind may stand for. Vowels that one spelling leaves out may be any. */
const like = ['[0-3]', '[013]', '[023]', '[0-3]'];
/** At a word's end all scripts write vowels. An e may be silent. */
const likeAtEnd = ['[01]', '[013]', '[23]', '[1-3]'];
