import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { SlipBet } from '@livery/device/storage';
import { useFormats } from '@livery/foundation/formats';
import { fromMinor, useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { IconButton, Money } from '@livery/ui';
import { X } from 'lucide-react';
import { Picks } from '../../components/Picks/Picks.tsx';
import { usePickName } from '../../hooks/usePickName.ts';
import { stakeOf } from '../../model/odds.ts';
import type { Play } from '../../model/picking.ts';
import styles from './SlipRow.module.css';
import { useBetTexts } from './useBetTexts.ts';

export interface SlipRowProps {
  kind: BettableLottery['kind'];
  bet: SlipBet;
  /** Missing if the lottery no longer has the play. */
  play: Play | undefined;
  /** Removes the bet from the slip; missing if that is not allowed. */
  onRemove?: (() => void) | undefined;
}

/** A bet on the slip: its picks, odds and cost. */
export function SlipRow({ kind, bet, play, onRemove }: SlipRowProps) {
  const { t } = useTexts('betting');
  const { money, numerals } = useFormats();
  const { decimals } = useMoneyInput();
  const { oddsText } = useBetTexts();
  const pickName = usePickName();
  const name = play?.name ?? bet.play;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.play}>
          <bdi>{name}</bdi>
          {play && (
            <bdi dir="ltr" className={styles.odds}>
              {oddsText(play, bet.picks)}
            </bdi>
          )}
        </p>
        <p>
          <Picks picks={bet.picks} kind={kind} pickClassName={styles.pick} />
        </p>
      </div>
      <div className={styles.money}>
        <Money>{money(fromMinor(stakeOf(bet, decimals), decimals))}</Money>
        {bet.multiple > 1 && (
          <bdi dir="ltr" className={styles.small}>
            {money(bet.stake)} × {numerals(String(bet.multiple))}
          </bdi>
        )}
      </div>
      {onRemove && (
        <IconButton label={t('remove', { name: `${name}: ${bet.picks.map(pickName).join(', ')}` })} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
