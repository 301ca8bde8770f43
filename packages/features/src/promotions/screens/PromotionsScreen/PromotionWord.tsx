import type { Promotion } from '@livery/api/promotions/getPromotions';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { useTexts } from '@livery/i18n/react';
import { stateAppearance } from '../../model/promotionSteps.ts';

/** The word of a promotion's state. */
export function PromotionWord({ state }: Pick<Promotion, 'state'>) {
  const { t } = useTexts('promotions');
  return <GatewayTerm word={state} text={(known) => t(stateAppearance[known].label)} />;
}
