import { paths } from '@livery/foundation/addresses';

/** The address of one promotion. */
export const promotionAddress = (promoId: string): string => `${paths.promotions}?id=${encodeURIComponent(promoId)}`;
