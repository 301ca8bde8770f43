import { homeTextAreas, languageOf } from '@livery/i18n';
import type { Merchant, PublicMerchant } from '@livery/merchant';
import type { HeadData } from '../../../../apps/mobile/src/head/headData.ts';
import type { FirstRequests } from './firstRequests.ts';
import { fontsOf } from './fonts.ts';

interface HeadDataParts {
  merchant: Merchant;
  /** Addresses of the texts. */
  texts: PublicMerchant['texts'];
  /** Addresses of the app's modules, in the order in which they run. */
  code: HeadData['code'];
  /** The first requests of home, in each of the merchant's languages. */
  requests: FirstRequests;
  /** Files that the screen at each path needs. */
  screens?: HeadData['screens'];
  /** False in development, because a service worker would serve outdated code after an edit. */
  hasWorker: boolean;
}

/** Data that the script in a merchant's pages needs before the first paint. */
export function headData({ merchant, texts, code: modules, requests, screens, hasWorker }: HeadDataParts): HeadData {
  const { code, languages, theme, gateway } = merchant;
  const { first } = fontsOf(merchant);
  // The page contains the texts of the default language. One file may contain several areas.
  const textsIn = (language: string) =>
    language === languages.default ? [] : [...new Set(homeTextAreas.flatMap((area) => texts[language]?.[area] ?? []))];
  return {
    merchantCode: code.toLowerCase(),
    defaultLanguage: languages.default,
    languages: Object.fromEntries(
      languages.supported.map((language) => {
        const { tag, direction } = languageOf(language);
        return [language, { tag, direction, font: first[tag], texts: textsIn(language) }];
      }),
    ),
    canvas: { dark: theme.color.dark.canvas.$value, light: theme.color.light.canvas.$value },
    code: modules,
    requests,
    ...(gateway.dialect && { areRequestsFixed: true }),
    picturesFrom: gateway.baseUrl,
    screens,
    hasWorker,
  };
}
