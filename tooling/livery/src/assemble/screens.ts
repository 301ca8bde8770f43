import { paths } from '@livery/foundation/addresses';
import { homeTextAreas } from '@livery/i18n';
import type { Merchant, PublicMerchant } from '@livery/merchant';
import type { HeadData } from '../../../../apps/mobile/src/head/headData.ts';
import type { ClientBuild, ScreenChunk } from './client.ts';

interface FirstScreen {
  chunk: ScreenChunk;
  /** Areas of its texts. */
  areas: readonly string[];
}

/** Screens beside home that people open by their address, from a message or a bookmark. Titles are among the texts of the shell. */
const firstScreens: Readonly<Record<string, FirstScreen>> = {
  [paths.login]: { chunk: 'auth', areas: ['auth', 'shell'] },
  [paths.register]: { chunk: 'register', areas: ['auth', 'shell'] },
  [paths.forgotPassword]: { chunk: 'passwords', areas: ['auth', 'password', 'shell'] },
  [paths.freeTrial]: { chunk: 'trial', areas: ['auth', 'trial', 'shell'] },
  [paths.gameList]: { chunk: 'list', areas: ['games', 'shell'] },
};

interface ScreensParts {
  client: Pick<ClientBuild, 'screens'>;
  merchant: Merchant;
  /** Addresses of the texts, by language and area. */
  texts: PublicMerchant['texts'];
  /** The address of a file of the code. */
  codeAddress: (file: string) => string;
}

/** What a page has to ask for at once where it opens on one of these screens. */
export function screensOf({ client, merchant, texts, codeAddress }: ScreensParts): NonNullable<HeadData['screens']> {
  const { supported, default: own } = merchant.languages;
  const areHere = (language: string, area: string) =>
    language === own && (homeTextAreas as readonly string[]).includes(area);
  const textsOf = (language: string, areas: readonly string[]) => [
    ...new Set(areas.filter((area) => !areHere(language, area)).flatMap((area) => texts[language]?.[area] ?? [])),
  ];
  return Object.fromEntries(
    Object.entries(firstScreens).map(([path, { chunk, areas }]) => [
      path,
      {
        code: client.screens[chunk].map(codeAddress),
        texts: Object.fromEntries(supported.map((language) => [language, textsOf(language, areas)])),
      },
    ]),
  );
}
