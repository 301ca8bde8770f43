/*
 * What a face keeps of its font: whole alphabets, never only the letters of today's texts, for names and news come from
 * gateways. Marks and conjuncts need no mention: the subsetter keeps what these letters can turn into. Each has its space:
 * a browser takes spaces from the first face that has one, and would fetch the Latin face for nothing else.
 */

const from = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * ASCII and the letters of western Europe, Portuguese above all, with the marks that running text and money need.
 * Without Icelandic.
 */
const latin = `${from(0x20, 0x7e)}\u00a0¡¢£¥§©ª«®°±·º»¿${from(0xc0, 0xff).replaceAll(/[ÐÞðþ]/g, '')}Œœ–—‘’“”„•…€™−`;

/**
 * The Bengali block as Bengali and Assamese write it, with danda, digits and the taka; not its signs for Sanskrit and
 * old fractions.
 */
const bengali = ` ${from(0x981, 0x9c3)}${from(0x9c5, 0x9e1)}${from(0x9e6, 0x9f3)}।॥\u200c\u200d`;

/** Urdu and the Arabic letters that names and quotations bring along; both sets of digits; vowel signs and honorifics. */
const urdu = ` ،؛؟ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىي${from(0x64b, 0x659)}${from(0x660, 0x66c)}\u0670ٹپچڈڑژکگںھۀہۂۃیےۓ۔${from(0x6f0, 0x6f9)}${from(0x610, 0x613)}ﷲﷺ\u200c\u200d\u200e\u200f`;

/**
 * The Myanmar block as Burmese writes it, Pali loans with it, digits and stops; not its letters for Mon, Shan and
 * Karen. Words are parted by blanks without width.
 */
const burmese = ` ${from(0x1000, 0x1021)}${from(0x1023, 0x1027)}${from(0x1029, 0x1032)}${from(0x1036, 0x104f)}\u200b\u200c\u200d`;

export const alphabets = {
  latin,
  bengali,
  arabic: urdu,
  myanmar: burmese,
  /** Signs of money that Latin faces lack: taka; rupees old and new, peso, won, naira, tögrög, dong, lira. */
  taka: '৳',
  money: '₨₹₱₩₦₮₫₺',
} as const;

export type Alphabet = keyof typeof alphabets;
