import { listMerchants } from '@livery/merchant/node';
import { merchantsDir } from './places.ts';

/** The appearance of a story's picture. */
export interface Appearance {
  merchant: string;
  mode: 'dark' | 'light';
  language: string;
}

/** The language of each merchant's pictures, so that four scripts and both directions are covered. */
const languages: Readonly<Record<string, string>> = { aurora: 'EN', padma: 'BN', indus: 'UR', lagoa: 'PT' };

/** Every merchant in `languages`, in both modes. */
export const appearances: readonly Appearance[] = listMerchants(merchantsDir)
  .filter((merchant) => Object.hasOwn(languages, merchant))
  .flatMap((merchant) =>
    (['dark', 'light'] as const).map((mode) => ({ merchant, mode, language: languages[merchant] ?? 'EN' })),
  );
