import { listMerchants } from '@livery/merchant/node';
import { merchantsDir } from './places.ts';

/** What a story is photographed in. */
export interface Appearance {
  merchant: string;
  mode: 'dark' | 'light';
  language: string;
}

/** The language that each house is photographed in: its own, so that four scripts are seen. */
const languages: Readonly<Record<string, string>> = { aurora: 'EN', padma: 'BN', indus: 'UR', lagoa: 'PT' };

/** Every house that has a language here, in both modes. */
export const appearances: readonly Appearance[] = listMerchants(merchantsDir)
  .filter((merchant) => Object.hasOwn(languages, merchant))
  .flatMap((merchant) =>
    (['dark', 'light'] as const).map((mode) => ({ merchant, mode, language: languages[merchant] ?? 'EN' })),
  );
