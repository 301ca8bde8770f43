import { paths } from './paths.ts';

/** Address of the screen of one deposit. The member can pay a pending deposit there. */
export const depositAddress = (depositId: string): string =>
  `${paths.deposit}?deposit=${encodeURIComponent(depositId)}`;

/** Address of the deposit screen with a selected promotion. */
export const depositWithPromo = (promoId: string): string => `${paths.deposit}?promo=${encodeURIComponent(promoId)}`;
