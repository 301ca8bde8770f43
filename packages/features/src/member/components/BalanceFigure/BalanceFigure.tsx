import { useTexts } from '@livery/i18n/react';
import { CountedMoney, HiddenMoney } from '@livery/ui';
import type { SummedBalance } from '../../hooks/useBalance.ts';
import { useIsBalanceHidden } from '@livery/foundation/hidden-balance';

interface BalanceFigureProps extends SummedBalance {
  size: 'small' | 'large';
}

/**
 * The member's balance in other components. It counts up or down to a new value. If the member has hidden it, dots are
 * shown.
 */
export function BalanceFigure({ size, ...balance }: BalanceFigureProps) {
  const { t } = useTexts('common');
  return useIsBalanceHidden() ? (
    <HiddenMoney size={size} label={t('balanceHidden')} />
  ) : (
    <CountedMoney size={size} {...balance} />
  );
}
