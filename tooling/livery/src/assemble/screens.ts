import { homeTextAreas } from '@livery/i18n';
import type { Merchant, PublicMerchant } from '@livery/merchant';
import type { HeadScreens } from '../../../../apps/mobile/src/head/headData.ts';
import type { AppManifest } from '../../../../apps/mobile/src/appManifest.ts';
import { type ClientBuild, codeFiles } from './client.ts';

interface ScreensParts {
  client: Pick<ClientBuild, 'lazy'>;
  screens: AppManifest['screens'];
  merchant: Merchant;
  /** Addresses of the texts, by language and area. */
  texts: PublicMerchant['texts'];
  /** Returns the address of a file of the code. */
  codeAddress: (file: string) => string;
}

/**
 * The files that a page must request immediately if it opens on a screen of this merchant. Throws if the code of a
 * screen is not in the build.
 */
export function screensOf({ client, screens, merchant, texts, codeAddress }: ScreensParts): HeadScreens {
  const { supported, default: own } = merchant.languages;
  const addresses: string[] = [];
  const numberOf = (address: string) => {
    const number = addresses.indexOf(address);
    return number === -1 ? addresses.push(address) - 1 : number;
  };
  const isInPage = (language: string, area: string) =>
    language === own && (homeTextAreas as readonly string[]).includes(area);
  const textsOf = (language: string, areas: readonly string[]) => [
    ...new Set(areas.filter((area) => !isInPage(language, area)).flatMap((area) => texts[language]?.[area] ?? [])),
  ];
  const paths = screens
    .filter(({ isOpen }) => isOpen?.(merchant.switches) ?? true)
    .flatMap(({ paths: addressesOfScreen, code, texts: areas }) => {
      const needed = {
        code: codeFiles(client, code).map((file) => numberOf(codeAddress(file))),
        texts: Object.fromEntries(
          supported.map((language) => [language, textsOf(language, areas).map((address) => numberOf(address))]),
        ),
      };
      // The page compares whole addresses, so addresses with a variable part are left out.
      return addressesOfScreen.filter((path) => !path.includes(':')).map((path) => [path, needed] as const);
    });
  return { addresses, paths: Object.fromEntries(paths) };
}
