/*
 * The sound of letters (see `soundOf`). A consonant has a class, which is a capital letter. Vowels have kinds, which
 * are bits (1: a to i, 2: o to u). The classes include similar sounds, because the scripts of South Asia write English
 * words by their sound: z and j, v and w, s and sh are equal. Letters that are not in the table have no sound.
 */
type Sounds = Readonly<Record<string, string | number>>;

const table = (lines: Readonly<Record<string, string>>, vowels: readonly [string, string, string]): Sounds => ({
  ...Object.fromEntries(
    Object.entries(lines).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
  ),
  ...Object.fromEntries(vowels.flatMap((letters, index) => [...letters].map((letter) => [letter, index + 1]))),
});

/** English spellings in which letters have no sound of their own, in the order in which they are replaced. */
export const latinSpellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/ght/g, 't'],
  [/^kn/, 'n'],
  [/^wr/, 'r'],
  [/tch|ch/g, 'C'],
  [/[ts]ion/g, 'sn'],
  [/ph/g, 'f'],
  [/bh/g, 'v'],
  [/ck/g, 'k'],
  [/sc(?=[eiy])|c(?=[eiy])/g, 's'],
  [/x/g, 'ks'],
  [/dge/g, 'j'],
  // At the end of a word neither vowel sounds as in "lucky" or "dragon".
  [/[ou]+$/, 'w'],
  // Bengali letters with a dot, and v in Bengali spelling. The y after a consonant. The aspirated b in Urdu.
  [/ড়|ঢ়/g, 'র'],
  [/য়/g, 'ই'],
  [/্য/g, 'া'],
  [/بھ/g, 'و'],
];

export const latinSounds: Sounds = {
  ...table(
    {
      B: 'b',
      C: 'C',
      D: 'd',
      F: 'f',
      G: 'gjz',
      H: 'h',
      K: 'ckq',
      L: 'l',
      M: 'm',
      N: 'n',
      P: 'p',
      R: 'r',
      S: 's',
      T: 't',
    },
    ['aeiyàáâãäåèéêëìíîï', 'vw', 'ou'],
  ),
  ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, digit])),
};

export const bengaliSounds: Sounds = table(
  {
    B: 'ব',
    C: 'চছ',
    D: 'দধডঢ',
    F: 'ফ',
    G: 'গঘজঝয',
    H: 'হ',
    K: 'কখ',
    L: 'ল',
    M: 'ম',
    N: 'নণঙঞং',
    P: 'প',
    R: 'রৰ',
    S: 'সশষ',
    T: 'তথটঠৎ',
  },
  ['আাইঈিীএেঐৈৃঋ', 'উঊুূওোঔৌভ', 'অ'],
);

export const arabicSounds: Sounds = table(
  {
    B: 'ب',
    C: 'چ',
    D: 'دڈ',
    F: 'ف',
    G: 'گغجزذضظژ',
    H: 'ہهح',
    K: 'کكقخ',
    L: 'ل',
    M: 'م',
    N: 'نںڻ',
    P: 'پ',
    R: 'رڑ',
    S: 'سصشث',
    T: 'تٹط',
  },
  ['اأإآیيىېےئ', 'وؤ', 'ع'],
);
