import type { Promotion } from '@livery/api/promotions/getPromotions';
import { CircleCheck, CircleDashed, CircleX, Clock, Gift, Hourglass } from 'lucide-react';
import { toneOf } from '../../model/promotionSteps.ts';
import styles from './PromotionState.module.css';
import { PromotionWord } from './PromotionWord.tsx';

const icons = { open: Gift, running: CircleDashed, waiting: Hourglass, paid: CircleCheck, over: CircleX } as const;

/** The label of a promotion's state: an icon and a word, without a frame, so that it does not look like a button. */
export function PromotionState({ state }: Pick<Promotion, 'state'>) {
  const tone = toneOf(state);
  const Icon = state === 'COMING_SOON' ? Clock : icons[tone];
  return (
    <span data-tone={tone} className={styles.state}>
      <Icon aria-hidden className={styles.icon} />
      <PromotionWord state={state} />
    </span>
  );
}
