import { useTexts } from '@livery/i18n/react';
import type { CoverButtonProps } from '@livery/ui';
import { setBalanceHidden, useIsBalanceHidden } from './hiddenBalance.ts';

/** Props of the button that hides the member's amounts, for `CoverButton` and `Balance`. */
export function useBalanceCover(): CoverButtonProps {
  const { t } = useTexts('common');
  const isHidden = useIsBalanceHidden();
  return {
    isCovered: isHidden,
    onToggle: () => setBalanceHidden(!isHidden),
    showLabel: t('showBalance'),
    coverLabel: t('hideBalance'),
    coveredText: t('balanceHidden'),
    shownText: t('balanceShown'),
  };
}
