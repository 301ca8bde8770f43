import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { cardEnd, useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow, Money, ScreenPart } from '@livery/ui';
import { Hourglass } from 'lucide-react';
import { stateKeys } from '../../model/stateKeys.ts';
import styles from './WaitingWithdrawals.module.css';

/** Withdrawals that were sent and are not decided yet. */
export function WaitingWithdrawals({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTexts('withdraw');
  const { money, moment } = useFormats();
  return (
    <ScreenPart title={t('waiting')}>
      <List>
        {withdrawals.map(({ withdrawalId, amount, bankName, maskedNumber, createdAt }) => (
          <ListRow
            key={withdrawalId}
            icon={<Hourglass aria-hidden />}
            title={<Money>{money(amount)}</Money>}
            hint={
              <>
                <bdi>{bankName}</bdi> <bdi dir="ltr">{cardEnd(maskedNumber)}</bdi>
                <br />
                <bdi>{moment(Date.parse(createdAt))}</bdi>
              </>
            }
            end={<span className={styles.state}>{t(stateKeys.PENDING)}</span>}
          />
        ))}
      </List>
    </ScreenPart>
  );
}
