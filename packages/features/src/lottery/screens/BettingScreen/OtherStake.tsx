import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { AmountField } from '@livery/ui';

interface OtherStakeProps {
  /** Decimal text; empty if nothing is typed yet. */
  stake: string;
  onStake: (stake: string) => void;
}

/** The field for a stake that is not a chip. */
export function OtherStake({ stake, onStake }: OtherStakeProps) {
  const { t } = useTexts('betting');
  return <AmountField {...useMoneyInput()} label={t('otherStake')} value={stake} onChange={onStake} />;
}
