export { createTexts } from './createTexts.ts';
export type { AreaTexts } from './createTexts.ts';
export { switchLanguage } from './switchLanguage.ts';
export { useLanguage, useTexts } from './useTexts.ts';
export { I18nextProvider as TextsProvider } from 'react-i18next';
export type { i18n as TextsInstance } from 'i18next';
