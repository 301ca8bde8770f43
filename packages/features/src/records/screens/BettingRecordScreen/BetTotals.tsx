import type { GameRecords } from '@livery/api/records/getGameRecords';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Stat } from '@livery/ui';
import { Totals } from '../../components/Totals.tsx';

interface BetTotalsProps {
  /** Undefined while they load. */
  sums: GameRecords['sums'] | undefined;
}

/** The totals of all bets of the filter. */
export function BetTotals({ sums }: BetTotalsProps) {
  const { t } = useTexts('bets');
  const { money, numerals } = useFormats();
  return (
    <Totals label={t('net')} net={sums?.net}>
      <Stat label={t('rounds')} value={sums && numerals(String(sums.rounds))} />
      <Stat label={t('staked')} value={sums && money(sums.stake)} />
      <Stat label={t('paidOut')} value={sums && money(sums.payout)} />
    </Totals>
  );
}
