import type { Promotion } from '@livery/api/promotions/getPromotions';
import { Banner } from '@livery/ui';

interface PromotionPictureProps {
  promotion: Pick<Promotion, 'promoId' | 'imageUrl'>;
  isEager: boolean;
}

/** The picture of a promotion, 16:7. The alt text is empty, because the title is next to it. */
export const PromotionPicture = ({ promotion: { promoId, imageUrl }, isEager }: PromotionPictureProps) => (
  <Banner slide={{ id: promoId, src: imageUrl, alt: '' }} isEager={isEager} />
);
