import { DepositSumRows, type DepositSums } from '@livery/foundation/deposits';
import { useTexts } from '@livery/i18n/react';
import { Card, KeyValueList } from '@livery/ui';

interface DepositSummaryProps {
  sums: DepositSums;
  /** Stakes that the bonus requires, as a decimal string. */
  toStake: string | undefined;
}

/** The sums of the deposit that the form is about to create. */
export function DepositSummary({ sums, toStake }: DepositSummaryProps) {
  const { t } = useTexts('deposit');
  return (
    <Card as="section" aria-label={t('summary')} holds="rows">
      <KeyValueList>
        <DepositSumRows {...sums} toStake={toStake} hasArrived={false} />
      </KeyValueList>
    </Card>
  );
}
