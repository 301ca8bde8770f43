import { languageOf } from '@livery/i18n';
import { useLanguage } from '@livery/i18n/react';

/** The BCP 47 tag of the current language, for services that do not know the gateway's codes. */
export const useLanguageTag = (): string => languageOf(useLanguage()).tag;
