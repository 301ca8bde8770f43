/**
 * Letters that FreeType uses to measure a font, such as the height of capitals or the headline of Bengali. It does so
 * on phones on which it fits glyphs to pixels. A cut without these letters would be fitted differently from the whole
 * face, by a fraction of a pixel. The letters are those of `afblue.dat` and `afscript.h`.
 */
export const hintingLetters: readonly string[] = [
  'THEZOCQSLUfijkdbhuvxzoescnrpqgy0',
  'অডতনবভলকইটঠিীৈৗওএ০৪',
  'اإلكطظتثـح',
  'ခဂငဒဝ၊။ဎပဗဩြ၍၏၆ါိဉညဥဨ၂၅၉၀',
];
