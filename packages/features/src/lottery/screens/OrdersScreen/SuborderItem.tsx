import type { Suborder } from '@livery/api/lottery/getOrder';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Money } from '@livery/ui';
import { type ReactNode, useId } from 'react';
import { Picks } from '../../components/Picks/Picks.tsx';
import { useOddsText } from '../../hooks/useOddsText.ts';
import { netOf } from '../../model/netResult.ts';
import { shownStatus } from '../../model/orderStates.ts';
import { OrderState } from './OrderState.tsx';
import styles from './SuborderItem.module.css';

interface SuborderItemProps {
  suborder: Suborder;
  /** The kind of the bet's lottery; undefined if the lottery no longer exists. */
  kind: BettableLottery['kind'] | undefined;
  /** The plays of the bet's lottery. */
  plays: BettableLottery['plays'];
  /** Renders the cancel button; `describedBy` is the id of the element that names the bet. */
  renderCancel: (describedBy: string) => ReactNode;
}

/** One bet of an order: its play, picks, odds, stake and status. */
export function SuborderItem({ suborder, kind, plays, renderCancel }: SuborderItemProps) {
  const { playName, picks, unitStake, multiple, stake, status } = suborder;
  const isDecided = status === 'WON' || status === 'LOST';
  const { t } = useTexts('orders');
  const { money, numerals } = useFormats();
  const nameId = useId();
  const oddsText = useOddsText();
  const play = plays.find(({ code }) => code === suborder.play);
  return (
    <li className={styles.bet}>
      <div className={styles.line}>
        <p id={nameId} className={styles.words}>
          <bdi className={styles.play}>{playName}</bdi>
          <span className={styles.picks}>
            <Picks picks={picks} kind={kind} />
          </span>
        </p>
        <div className={styles.figures}>
          <Money>{isDecided ? money(netOf(suborder), { sign: 'always' }) : money(stake)}</Money>
          <span className={styles.small}>
            <OrderState status={shownStatus(suborder)} />
          </span>
        </div>
      </div>
      <p className={styles.facts}>
        <span>
          {t('stake')}{' '}
          <bdi>
            {money(unitStake)} × {numerals(String(multiple))}
          </bdi>
        </span>
        {play && (
          <span>
            {t('odds')} <bdi dir="ltr">{oddsText(play, picks)}</bdi>
          </span>
        )}
      </p>
      {renderCancel(nameId)}
    </li>
  );
}
