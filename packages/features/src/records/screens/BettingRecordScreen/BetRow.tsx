import type { GameRecord } from '@livery/api/records/getGameRecords';
import { useFormats } from '@livery/foundation/formats';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryRow, useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { CategoryIcon } from '@livery/ui';
import { gameNameOf } from '../../model/gameNameOf.ts';
import styles from './BetRow.module.css';

interface BetRowProps {
  bet: GameRecord;
  onOpen: () => void;
}

/** A bet: its game, provider and time, its stake and payout, and its net result. */
export function BetRow({ bet, onOpen }: BetRowProps) {
  const { t } = useTexts('bets');
  const { money, time } = useFormats();
  const net = useSignedMoney()(bet.net);
  return (
    <HistoryRow
      icon={<CategoryIcon category={typeof bet.gameType === 'string' ? bet.gameType : bet.gameType.unknown} />}
      title={<bdi>{gameNameOf(bet)}</bdi>}
      hint={
        <>
          <bdi>{bet.displayName}</bdi> · <bdi>{time(Date.parse(bet.at))}</bdi>
        </>
      }
      detail={
        <span className={styles.figures}>
          <span>
            {t('stake')} <bdi>{money(bet.stake)}</bdi>
          </span>{' '}
          <span>
            {t('payout')} <bdi>{money(bet.payout)}</bdi>
          </span>
        </span>
      }
      amount={net.text}
      tone={net.tone}
      note={<GatewayTerm word={bet.status} text={t} />}
      onOpen={onOpen}
    />
  );
}
