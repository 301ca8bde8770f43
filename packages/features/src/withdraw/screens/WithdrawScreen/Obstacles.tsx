import { gatewayTime } from '@livery/api/client';
import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { paths } from '@livery/foundation/addresses';
import { TurnoverProgress } from '@livery/foundation/bonus';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow, type ListRowProps, ScreenPart } from '@livery/ui';
import { CalendarClock, CreditCard, KeyRound, Target, Wallet } from 'lucide-react';
import { addCardAddress } from '../../model/addCardAddress.ts';
import type { Obstacle } from '../../model/obstacles.ts';

export interface ObstaclesProps {
  obstacles: readonly Obstacle[];
  options: Pick<WithdrawOptions, 'turnoverRemaining' | 'turnoverTotal' | 'minAmount'>;
}

const dayMs = 86_400_000;

/** The obstacles of a withdrawal, each with a link to resolve it. */
export function Obstacles({ obstacles, options: { turnoverRemaining, turnoverTotal, minAmount } }: ObstaclesProps) {
  const { t } = useTexts('withdraw');
  const { money, day } = useFormats();
  const rows: Record<Obstacle, ListRowProps> = {
    limitUsed: {
      icon: <CalendarClock aria-hidden />,
      title: t('limitUsed'),
      hint: t('limitUsedHint', { day: day(gatewayTime() + dayMs) }),
    },
    turnover: {
      icon: <Target aria-hidden />,
      title: t('turnover', { amount: money(turnoverRemaining) }),
      hint: t('turnoverHint'),
      href: paths.games,
    },
    balanceLow: {
      icon: <Wallet aria-hidden />,
      title: t('balanceLow'),
      hint: t('amountTooSmall', { amount: money(minAmount) }),
      href: paths.deposit,
    },
    noPassword: {
      icon: <KeyRound aria-hidden />,
      title: t('noPassword'),
      hint: t('noPasswordHint'),
      href: paths.paymentPassword,
    },
    noCard: { icon: <CreditCard aria-hidden />, title: t('noCard'), hint: t('noCardHint'), href: addCardAddress },
  };
  return (
    <ScreenPart title={t('missing')}>
      <List>
        {obstacles.map((obstacle) => (
          <ListRow key={obstacle} {...rows[obstacle]} />
        ))}
      </List>
      {obstacles.includes('turnover') && <TurnoverProgress remaining={turnoverRemaining} total={turnoverTotal} />}
    </ScreenPart>
  );
}
