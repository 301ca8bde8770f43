import { foldText } from './foldText.ts';
import { arabicSounds, bengaliSounds, latinSounds, latinSpellings } from './sounds.ts';

/**
 * The letters of a word in lower case. They are composed again, because some scripts write one vowel with two signs.
 * Dots below letters are not removed, because they change the sound.
 */
const lettersOf = (word: string) =>
  foldText(word) === ''
    ? ''
    : word
        .normalize('NFKD')
        .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
        .normalize('NFC')
        .toLowerCase();

/** The bits of both kinds of vowels: a to i, and o to u. A spelling that can be either kind has both bits. */
const bothVowels = 3;

/**
 * The sound of a text, independent of its script. It contains the consonants of each word. After each consonant comes a
 * digit for the vowels after it: 0 for no written vowels, 1 for a to i, 2 for o to u, 3 for either. A word that begins
 * with a vowel begins with a dot. Example: Ludo, লুডু and لڈو are `L3D3`, `L2D2` and `L0D2`, which `soundPattern`
 * treats as equal.
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
    // An h is a sound of its own only at the start of a word. In other places it changes the letter before it.
    if (sound === 'H' && last !== undefined) continue;
    // A double letter has one sound. The g of "king" is not written in some scripts.
    if (last?.vowels === 0 && (last.consonant === sound || (last.consonant === 'N' && sound === 'G'))) continue;
    parts.push({ consonant: sound, vowels: 0 });
  }
  return parts.map(({ consonant, vowels }) => consonant + String(vowels & bothVowels)).join('');
}

const foldDigits = (word: string) => (/\p{Nd}/u.test(word) ? word.replace(/\p{Nd}+/gu, foldText) : word);

/** Minimum number of consonants in a sound that matches the beginning of longer words. */
const consonantsOfBeginning = 3;

/**
 * Creates a pattern that matches all sounds that are treated as equal to a sound. A match begins at the beginning of a
 * word. A name may join several words of the sound to one word. Undefined if the sound is too short.
 *
 * @param hasAllVowels whether the script of the sound writes all vowels, as the Latin script does. Then a 0 matches
 * only a 0
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

/** By kind: the vowels that match. If a spelling omits vowels, any vowel matches. */
const like = ['[0-3]', '[013]', '[023]', '[0-3]'];
/** All scripts write vowels at the end of a word. An e may be silent there. */
const likeAtEnd = ['[01]', '[013]', '[23]', '[1-3]'];
