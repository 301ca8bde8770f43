import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { AmountField } from '@livery/ui';

interface OtherStakeProps {
  /** Decimal text; empty where nothing is typed yet. */
  stake: string;
  onStake: (stake: string) => void;
}

/** Any other stake than the chips. */
export function OtherStake({ stake, onStake }: OtherStakeProps) {
  const { t } = useTexts('betting');
  return <AmountField {...useMoneyInput()} label={t('otherStake')} value={stake} onChange={onStake} />;
}
