import { paths } from '@livery/foundation/addresses';

/** Where one promotion is shown. */
export const promotionAddress = (promoId: string): string => `${paths.promotions}?id=${encodeURIComponent(promoId)}`;
