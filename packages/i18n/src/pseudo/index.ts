export { pseudoText } from './pseudoText.ts';
export { pseudoTexts } from './pseudoTexts.ts';
export { pseudoLanguages } from '../languages/languages.ts';
