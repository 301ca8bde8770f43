import type { Promotion } from '@livery/api/promotions/getPromotions';
import { promotionAddress } from '@livery/foundation/addresses';
import { Link } from '@livery/ui';
import { PromotionPicture } from './PromotionPicture.tsx';
import { PromotionState } from './PromotionState.tsx';
import styles from './UsedPromotion.module.css';

/** A promotion that was paid, was rejected or is over, as a row: a small picture, title and state. A tap opens it. */
export const UsedPromotion = ({ promotion }: { promotion: Promotion }) => (
  <Link href={promotionAddress(promotion.promoId)} className={styles.row}>
    <div className={styles.picture}>
      <PromotionPicture promotion={promotion} isEager={false} />
    </div>
    <div className={styles.words}>
      <h3 className={styles.title}>
        <bdi>{promotion.title}</bdi>
      </h3>
      <PromotionState state={promotion.state} />
    </div>
  </Link>
);
