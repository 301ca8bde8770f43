/*
 * What letters stand for in a sound (see `soundOf`): a consonant's class as a capital, or kinds of vowels as bits (1: a to i,
 * 2: o to u). Classes are wide, because the scripts of South Asia write English words by ear: z and j, v and w, s and sh fall
 * together. Letters that are not here sound like nothing.
 */
type Sounds = Readonly<Record<string, string | number>>;

const table = (lines: Readonly<Record<string, string>>, vowels: readonly [string, string, string]): Sounds => ({
  ...Object.fromEntries(
    Object.entries(lines).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
  ),
  ...Object.fromEntries(vowels.flatMap((letters, index) => [...letters].map((letter) => [letter, index + 1]))),
});

/** Spellings of English whose letters do not sound one by one, in the order in which they are replaced. */
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
  // At a word's end neither is spoken as in "lucky" or "dragon".
  [/[ou]+$/, 'w'],
  // Letters of Bengali that take a dot, and v as it is written there; the y that follows a consonant; b with a breath in Urdu.
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
