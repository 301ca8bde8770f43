import { languageOf } from '@livery/i18n';
import { useLanguage } from '@livery/i18n/react';

/** Returns the BCP 47 tag of the current language, for services that do not use the gateway's codes. */
export const useLanguageTag = (): string => languageOf(useLanguage()).tag;
