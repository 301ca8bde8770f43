import { paths } from './paths.ts';

/** The address of one promotion. */
export const promotionAddress = (promoId: string): string => `${paths.promotions}?id=${encodeURIComponent(promoId)}`;
