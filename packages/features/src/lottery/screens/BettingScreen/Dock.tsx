import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, IconButton, Money } from '@livery/ui';
import { Dices, ListPlus, Ticket } from 'lucide-react';
import styles from './Dock.module.css';
import { MultipleStepper, type MultipleStepperProps } from './MultipleStepper.tsx';
import { StakeChips, type StakeChipsProps } from './StakeChips.tsx';

export interface DockProps {
  stake: StakeChipsProps;
  multiple: MultipleStepperProps;
  onQuickPick: () => void;
  /** Adds the selection to the slip. Missing if the selection makes no bet. */
  onAdd?: (() => void) | undefined;
  /** The number of bets on the slip and on the board together. */
  count: number;
  /** The number of bets on the slip. */
  slipCount: number;
  /** Decimal text. */
  total: string;
  /** The balance of the main wallet, as decimal text; undefined until it is known. */
  balance: string | undefined;
  /** The problem that prevents placing, as a sentence. */
  problem: string | undefined;
  /** Whether bets are accepted now. */
  isOpen: boolean;
  onOpenSlip: () => void;
  /** Opens the slip for confirmation; missing if there is nothing to place. */
  onPlace?: (() => void) | undefined;
}

/** Stake, multiple and total at the bottom of the screen, within reach of the thumb. */
export function Dock({
  stake,
  multiple,
  onQuickPick,
  onAdd,
  count,
  slipCount,
  total,
  balance,
  problem,
  isOpen,
  onOpenSlip,
  onPlace,
}: DockProps) {
  const { t } = useTexts('betting');
  const { money, numerals } = useFormats();
  return (
    <section aria-label={t('dock')} className={styles.dock}>
      <StakeChips {...stake} />
      <div className={styles.tools}>
        <MultipleStepper {...multiple} />
        <Button size="small" icon={<Dices aria-hidden />} onClick={onQuickPick}>
          {t('quickPick')}
        </Button>
        {onAdd && (
          <IconButton variant="filled" label={t('addToSlip')} onClick={onAdd}>
            <ListPlus aria-hidden />
          </IconButton>
        )}
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.bar}>
        <button
          type="button"
          aria-label={t('openSlip', { number: numerals(String(slipCount)) })}
          className={styles.slip}
          onClick={onOpenSlip}
        >
          <Ticket aria-hidden />
          <bdi>{numerals(String(slipCount))}</bdi>
        </button>
        <div className={styles.sum}>
          <span className={styles.small}>{t('bets', { number: numerals(String(count)) })}</span>
          <Money size="large">{money(total)}</Money>
          {balance !== undefined && (
            <span className={styles.small}>
              {t('balance')} <bdi>{money(balance)}</bdi>
            </span>
          )}
        </div>
        <Button
          variant="primary"
          size="large"
          disabled={!isOpen || onPlace === undefined}
          onClick={onPlace}
          className={styles.place}
        >
          {t(isOpen ? 'placeBets' : 'nextOpens')}
        </Button>
      </div>
    </section>
  );
}
