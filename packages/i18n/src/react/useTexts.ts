import { useTranslation } from 'react-i18next';
import { codeOfTag, type LanguageCode } from '../languages/languages.ts';
import type { TextArea } from '../texts/areas.ts';

/** The texts of an area: `t('loginTitle')`. Suspends while they load. */
export function useTexts<Area extends TextArea>(area: Area) {
  return useTranslation(area);
}

/** The gateway code of the language on screen. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation('common');
  return codeOfTag(i18n.language);
}
