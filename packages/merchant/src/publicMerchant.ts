import type { Logo, Merchant, PublicMerchant } from './merchant.ts';
import { headerGround } from './theme/headerGround.ts';

/** The addresses of the merchant's texts and pictures. */
export interface PublicAddresses {
  texts: PublicMerchant['texts'];
  assets: { logo: Logo; icon: string };
}

/**
 * The part of a merchant that its HTML contains. Each field is listed explicitly, so that no other field is published.
 */
export function publicMerchant(merchant: Merchant, { texts, assets }: PublicAddresses): PublicMerchant {
  const {
    code,
    name,
    licence: { saferPlay: _saferPlay, ...licence },
    playMoney,
    footer,
    homeBlocks,
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
    homeBlocks,
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
