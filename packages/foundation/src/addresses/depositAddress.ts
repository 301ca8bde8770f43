import { paths } from './paths.ts';

/** Where one deposit is shown, and paid while it waits. */
export const depositAddress = (depositId: string): string =>
  `${paths.deposit}?deposit=${encodeURIComponent(depositId)}`;

/** Where a deposit is made that takes a promotion along. */
export const depositWithPromo = (promoId: string): string => `${paths.deposit}?promo=${encodeURIComponent(promoId)}`;
