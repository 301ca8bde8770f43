import type { Promotion } from '@livery/api/promotions/getPromotions';
import { ChevronRight } from 'lucide-react';
import styles from './PromotionAction.module.css';
import { PromotionWord } from './PromotionWord.tsx';

/** The next action of a promotion, with the appearance of a button. The card around it is the link. */
export const PromotionAction = ({ state }: Pick<Promotion, 'state'>) => (
  <span className={styles.action}>
    <PromotionWord state={state} />
    <ChevronRight aria-hidden className={styles.arrow} />
  </span>
);
