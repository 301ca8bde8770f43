import type { Promotion } from '@livery/api/promotions/getPromotions';
import { promotionAddress } from '@livery/foundation/addresses';
import { Link } from '@livery/ui';
import { useSharedPicture } from '@livery/ui/motion';
import { stepOf } from '../../model/promotionSteps.ts';
import { PromotionEnd } from './PromotionEnd.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionPicture } from './PromotionPicture.tsx';
import { PromotionState } from './PromotionState.tsx';
import styles from './PromotionsView.module.css';

interface PromotionCardProps {
  promotion: Promotion;
  /** Whether the card is in the first viewport. Then its picture loads first. */
  isEager: boolean;
  /** Called when the time of the promotion is over. */
  onEnd: () => void;
}

/** A promotion that the player can use: its picture, title and end, and its next action or its state. A tap opens it. */
export function PromotionCard({ promotion, isEager, onEnd }: PromotionCardProps) {
  const { promoId, imageUrl, title, line, state } = promotion;
  const { ref: picture, leave } = useSharedPicture<HTMLDivElement>(imageUrl);
  return (
    <Link href={promotionAddress(promoId)} className={styles.card} onClick={leave}>
      <div ref={picture} className={styles.picture}>
        <PromotionPicture promotion={promotion} isEager={isEager} />
      </div>
      <div className={styles.words}>
        <div className={styles.text}>
          <h2 className={styles.title}>
            <bdi>{title}</bdi>
          </h2>
          <p className={styles.line}>
            <bdi>{line}</bdi>
          </p>
          <PromotionEnd promotion={promotion} onEnd={onEnd} />
        </div>
        {stepOf(promotion) === undefined ? <PromotionState state={state} /> : <PromotionAction state={state} />}
      </div>
    </Link>
  );
}
