/**
 * Letters that FreeType uses to measure a font on phones on which it fits glyphs to pixels: the height of capitals, the
 * headline of Bengali. Without them, a cut would be fitted differently from the whole face, by a fraction of a pixel.
 * The letters are those of `afblue.dat` and `afscript.h`.
 */
export const hintingLetters: readonly string[] = [
  'THEZOCQSLUfijkdbhuvxzoescnrpqgy0',
  'অডতনবভলকইটঠিীৈৗওএ০৪',
  'اإلكطظتثـح',
  'ခဂငဒဝ၊။ဎပဗဩြ၍၏၆ါိဉညဥဨ၂၅၉၀',
];
