import type { Promotion } from '@livery/api/promotions/getPromotions';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { useTexts } from '@livery/i18n/react';
import { stateAppearance, toneOf } from '../../model/promotionSteps.ts';
import styles from './PromotionState.module.css';

/** The label of a promotion's state. */
export function PromotionState({ state }: Pick<Promotion, 'state'>) {
  const { t } = useTexts('promotions');
  return (
    <span data-tone={toneOf(state)} className={styles.state}>
      <GatewayTerm word={state} text={(known) => t(stateAppearance[known].label)} />
    </span>
  );
}
