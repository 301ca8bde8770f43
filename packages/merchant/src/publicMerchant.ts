import type { Logo, Merchant, PublicMerchant } from './merchant.ts';
import { headerGround } from './theme/headerGround.ts';

/** Where the merchant's texts and pictures are served. */
export interface PublicAddresses {
  texts: PublicMerchant['texts'];
  assets: { logo: Logo; icon: string };
}

/** The part of a merchant that goes into its HTML. Named field by field: what is not named here does not ship. */
export function publicMerchant(merchant: Merchant, { texts, assets }: PublicAddresses): PublicMerchant {
  const {
    code,
    name,
    licence: { saferPlay: _saferPlay, ...licence },
    playMoney,
    footer,
    currency,
    timeZone,
    switches,
    templates,
    languages,
    cdn,
    gateway: { registration: _, ...gateway },
    theme,
  } = merchant;
  return {
    code,
    name,
    licence,
    playMoney,
    footer,
    currency,
    timeZone,
    switches,
    templates,
    languages,
    cdn,
    gateway,
    defaultMode: theme.defaultMode,
    texts,
    assets: {
      ...assets,
      headerLogo: { dark: assets.logo[headerGround(theme, 'dark')], light: assets.logo[headerGround(theme, 'light')] },
    },
  };
}
