import { languageOf } from '@livery/i18n';
import { useLanguage } from '@livery/i18n/react';

/** The BCP 47 tag of the language on screen, for services that know no codes of the gateway. */
export const useLanguageTag = (): string => languageOf(useLanguage()).tag;
