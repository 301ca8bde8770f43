/*
 * The characters of each face. Each face has whole alphabets, not only the letters of current texts, because names and
 * news come from gateways. Marks and conjuncts are not listed: the subsetter includes all glyphs that these letters can
 * form. Each alphabet contains the space. A browser takes the space from the first face that has it, and would
 * otherwise load the Latin face only for the space.
 */

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * ASCII, the letters of western Europe (mainly for Portuguese, without Icelandic), and the usual punctuation, symbols
 * and currency signs.
 */
const latin = `${from(0x20, 0x7e)}\u00a0¡¢£¥§©ª«®°±·º»¿${from(0xc0, 0xff).replaceAll(/[ÐÞðþ]/g, '')}Œœ–—‘’“”„•…€™−`;

/**
 * The Bengali block for Bengali and Assamese, with danda, digits and the taka sign, but without signs for Sanskrit and
 * old fractions.
 */
const bengali = ` ${from(0x981, 0x9c3)}${from(0x9c5, 0x9e1)}${from(0x9e6, 0x9f3)}।॥\u200c\u200d`;

/**
 * Urdu, and the Arabic letters of names and quotations. It includes both sets of digits, vowel signs and honorifics.
 */
const urdu = ` ،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىي${from(0x64b, 0x659)}${from(0x660, 0x66c)}\u0670ٹپچڈڑژکگںھۀہۂۃیےۓ۔${from(0x6f0, 0x6f9)}${from(0x610, 0x613)}ﷲﷺ\u200c\u200d\u200e\u200f`;

/**
 * The Myanmar block for Burmese, with Pali loanwords, digits and punctuation, but without the letters for Mon, Shan and
 * Karen. Words are separated by zero-width spaces.
 */
const burmese = ` ${from(0x1000, 0x1021)}${from(0x1023, 0x1027)}${from(0x1029, 0x1032)}${from(0x1036, 0x104f)}\u200b\u200c\u200d`;

export const alphabets = {
  latin,
  bengali,
  arabic: urdu,
  myanmar: burmese,
  /** Currency signs that Latin faces do not have: taka, old and new rupee, peso, won, naira, tögrög, dong and lira. */
  taka: '৳',
  money: '₨₹₱₩₦₮₫₺',
} as const;

export type Alphabet = keyof typeof alphabets;
