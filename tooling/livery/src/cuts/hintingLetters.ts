/**
 * Letters by which FreeType, where a phone has it fit glyphs to its pixels, measures a font: how high capitals are, where
 * the headline of Bengali is. A cut without them would be fitted otherwise than the whole face, by a part of a pixel.
 * Those of `afblue.dat` and `afscript.h`.
 */
export const hintingLetters: readonly string[] = [
  'THEZOCQSLUfijkdbhuvxzoescnrpqgy0',
  'অডতনবভলকইটঠিীৈৗওএ০৪',
  'اإلكطظتثـح',
  'ခဂငဒဝ၊။ဎပဗဩြ၍၏၆ါိဉညဥဨ၂၅၉၀',
];
