export { createTexts } from './createTexts.ts';
export type { AreaTexts, TextsInstance } from './createTexts.ts';
export { switchLanguage } from './switchLanguage.ts';
export type { TextKey, TextValues, Translate } from './translate.ts';
export { TextsProvider, useLanguage, useTexts } from './useTexts.ts';
export { loadTexts } from './loadTexts.ts';
export { plainReader } from './plainReader.ts';
export { textLoader } from './textLoader.ts';
