import { languages, textsOfCode } from '@livery/i18n';
import type { MerchantParts, MerchantProblem } from '@livery/merchant';

/**
 * Reports two codes of the same language, for example KO and KR. Players would see that language twice on the language
 * picker.
 */
export function sameLanguage({ code, languages: own }: MerchantParts): MerchantProblem[] {
  const supported = own?.supported.filter((each) => Object.hasOwn(languages, each)) ?? [];
  return supported.flatMap((language, at) => {
    const other = supported.slice(0, at).find((each) => textsOfCode(each) === textsOfCode(language));
    // A duplicate code is reported elsewhere.
    return other === undefined || other === language
      ? []
      : [
          {
            file: `${code}/languages.json`,
            key: `supported.${own!.supported.indexOf(language)}`,
            message: `"${language}" is the same language as "${other}"`,
            allowed: 'one of the two, as the gateway calls it',
          },
        ];
  });
}
