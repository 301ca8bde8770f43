import { listMerchants } from '@livery/merchant/node';
import { merchantsDir } from './places.ts';

/** What a picture of a story is taken in. */
export interface Appearance {
  merchant: string;
  mode: 'dark' | 'light';
  language: string;
}

/** The language of each merchant's pictures: its own, so that four scripts and both directions are seen. */
const languages: Readonly<Record<string, string>> = { aurora: 'EN', padma: 'BN', indus: 'UR', lagoa: 'PT' };

/** Every merchant that has a language here, in both modes. */
export const appearances: readonly Appearance[] = listMerchants(merchantsDir)
  .filter((merchant) => Object.hasOwn(languages, merchant))
  .flatMap((merchant) =>
    (['dark', 'light'] as const).map((mode) => ({ merchant, mode, language: languages[merchant] ?? 'EN' })),
  );
