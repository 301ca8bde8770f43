import type { Merchant, PublicMerchant } from './merchant.ts';

/** Where the merchant's texts and pictures are served. */
export type PublicAddresses = Pick<PublicMerchant, 'texts' | 'assets'>;

/** The part of a merchant that goes into its HTML. Named field by field: what is not named here does not ship. */
export function publicMerchant(merchant: Merchant, { texts, assets }: PublicAddresses): PublicMerchant {
  const { code, name, licence, playMoney, currency, timeZone, switches, templates, languages, cdn, gateway } = merchant;
  return {
    code, name, licence, playMoney, currency, timeZone, switches, templates, languages, cdn, gateway,
    defaultMode: merchant.theme.defaultMode, texts, assets,
  };
}
