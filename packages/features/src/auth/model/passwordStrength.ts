import type { StrengthLevel } from '@livery/ui';

/** Improvements for a password, the most important first. */
export type PasswordWeakness = 'common' | 'namesYou' | 'row' | 'longer' | 'mixed';

export interface PasswordStrengthFound {
  level: StrengthLevel;
  weakness?: PasswordWeakness;
}

/**
 * The most common passwords from published lists, and words that are common at the merchants. Characters before and
 * after a word are removed before the lookup.
 */
const common = new Set(
  (
    'password passwort senha admin welcome login letmein monkey dragon master sunshine princess shadow superman batman football ' +
    'baseball cricket iloveyou loveyou love test demo guest user secret trustno qwerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm ' +
    'azerty abc abcd abcdef abcabc computer internet samsung google facebook bangladesh dhaka pakistan lahore karachi india brasil ' +
    'brazil flamengo corinthians palmeiras portugal benfica manila pilipinas mahal mahalkita korea seoul myanmar yangon bismillah ' +
    'allah muhammad mohammad jesus maria lucky casino money king queen freedom whatever starwars pokemon naruto michael jordan'
  ).split(' '),
);

/** Characters that are used in place of letters, which attackers also know. */
const stands: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc'];

/**
 * Estimates how hard a password is to guess for an attacker who has learned how people choose passwords. A common word,
 * the player's own name, keyboard rows and repeats add almost nothing, also with characters around them. The rules are
 * simple, because a library with dictionaries would be larger than the whole form.
 *
 * @param known data of the player: user name, number, address, names.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrengthFound {
  // More characters do not make a password safer, and the check of a megabyte would take a long time.
  const typed = password.slice(0, 128);
  const lower = typed.toLowerCase();
  const word = lower.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const plain = lower.replace(/[013457@$!]/g, (letter) => stands[letter]!);
  if (common.has(word) || common.has(plain) || common.has(plain.replace(/[^a-z]+$/g, '')))
    return { level: 1, weakness: 'common' };
  const names = known.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((one) => one.length >= 3);
  const named = names.find((one) => lower.includes(one) || plain.includes(one));
  const rest = named === undefined ? lower : lower.replace(named, '');
  const letters = withoutRows(rest);
  const bits = letters * Math.log2(alphabetOf(typed));
  const level = bits < 30 ? 1 : bits < 42 ? 2 : bits < 56 ? 3 : 4;
  if (level === 4) return { level };
  if (named !== undefined) return { level, weakness: 'namesYou' };
  if (letters < rest.length * 0.7) return { level, weakness: 'row' };
  return { level, weakness: typed.length < 10 ? 'longer' : 'mixed' };
}

/**
 * Returns the number of letters in a text, without letters that follow from the two letters before them: repeats, and
 * rows in either direction.
 */
function withoutRows(text: string): number {
  let worth = 0;
  for (let place = 0; place < text.length; place += 1) {
    const three = text.slice(place - 2, place + 1);
    const isRepeat =
      /^(.)\1\1$/su.test(three) || (place > 2 && text.slice(place - 3, place - 1) === text.slice(place - 1, place + 1));
    const backwards = [...three].toReversed().join('');
    const isRow = place > 1 && rows.some((row) => row.includes(three) || row.includes(backwards));
    worth += isRepeat || isRow ? 0.2 : 1;
  }
  return worth;
}

/** Estimates the size of the alphabet that the password uses. */
function alphabetOf(password: string): number {
  const kinds = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[^A-Za-z0-9]/, 30],
  ] as const;
  return kinds.reduce((sum, [kind, letters]) => sum + (kind.test(password) ? letters : 0), 0) || 1;
}
