import fc from 'fast-check';

const invisible = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\u00ad',
  '\0',
  '\n',
  '\t',
  '\u00a0',
];
const pieces = [
  '০১৭',
  '٠١٢',
  '۰۱۲',
  '၀၁',
  '１２',
  '+880',
  '00880',
  '(0171)',
  '01712345678',
  'abc',
  'Amina',
  'a@b.de',
  '@',
  '.',
  ' ',
  '-',
  'নীলা',
  'نِیلا',
  'မောင်',
  '김민아',
  'José',
  '👩‍👩‍👧‍👦',
  '🇧🇩',
  '\ud83d',
  '\udc00',
  '\u0301',
  '\u0317'.repeat(12),
  '<b>',
  "' or 1=1",
  '%00',
  '\\',
];

/** Texts that people, keyboards and attackers may type or paste: most are short, some are far too long. */
export const typedText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.constantFrom(...pieces, ...invisible), { maxLength: 8 }).map((all) => all.join('')),
  },
  { weight: 2, arbitrary: fc.stringMatching(/^[a-z0-9]{0,20}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[0-9 +()-]{0,24}$/) },
  { weight: 1, arbitrary: fc.emailAddress() },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...pieces), fc.constantFrom(64, 255, 256, 1_025, 4_000))
      .map(([piece, times]) => piece.repeat(times)),
  },
);
