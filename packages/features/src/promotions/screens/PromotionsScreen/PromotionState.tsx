import type { Promotion } from '@livery/api/promotions/getPromotions';
import { useTexts } from '@livery/i18n/react';
import { stateAppearance } from '../../model/promotionSteps.ts';
import styles from './PromotionState.module.css';

/** The label of a promotion's state. */
export function PromotionState({ state }: Pick<Promotion, 'state'>) {
  const { t } = useTexts('promotions');
  const { label, tone } = stateAppearance[state];
  return (
    <span data-tone={tone} className={styles.state}>
      {t(label)}
    </span>
  );
}
