export { fontFileName, pageFonts, scriptOf } from './pageFonts.ts';
export type { FontChoice, PageFonts } from './pageFonts.ts';
export { allFaces, shelf, shelfNames, systemFonts } from './shelf.ts';
export { withFonts } from './withFonts.ts';
export type { FontFace, FontFamily, FontScript } from './shelf.ts';
