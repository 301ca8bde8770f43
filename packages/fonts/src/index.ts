export { fontFileName, pageFonts, scriptOf } from './pageFonts.ts';
export type { PrerenderFace, PrerenderFonts, FontChoice, PageFonts } from './pageFonts.ts';
export { allFaces, fontFamilies, fontFamilyNames, signFaces, systemFonts } from './fontFamilies.ts';
export { withFonts } from './withFonts.ts';
export type { FontFace, FontFamily, FontScript } from './fontFamilies.ts';
