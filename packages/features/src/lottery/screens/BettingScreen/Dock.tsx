import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, IconButton, VisuallyHidden } from '@livery/ui';
import { ChevronUp, Dices, ListPlus, Ticket } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './Dock.module.css';
import { MultipleStepper, type MultipleStepperProps } from './MultipleStepper.tsx';
import { StakeChips, type StakeChipsProps } from './StakeChips.tsx';
import { useBetTexts } from './useBetTexts.ts';

export interface DockProps {
  stake: StakeChipsProps;
  /** Whether a tap on the board bets immediately. Then the chips are visible from the start. */
  isTapping: boolean;
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

/**
 * One line at the bottom of the screen, within reach of the thumb: the stake, quick pick or adding to the slip, the slip
 * and the button to place. The total and the balance are above them in small text. A press on the stake shows the chips
 * and the multiple.
 */
export function Dock({
  stake,
  isTapping,
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
  const { short } = useBetTexts();
  const [chosen, setChosen] = useState<boolean>();
  const isExpanded = chosen ?? isTapping;
  const optionsId = useId();
  const quickPick = (
    <IconButton variant="filled" label={t('quickPick')} onClick={onQuickPick}>
      <Dices aria-hidden />
    </IconButton>
  );
  return (
    <section aria-label={t('dock')} className={styles.dock}>
      {isExpanded && (
        <div id={optionsId} className={styles.options}>
          <StakeChips {...stake} />
          <div className={styles.tools}>
            <MultipleStepper {...multiple} />
            {onAdd && quickPick}
          </div>
        </div>
      )}
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      <p className={styles.facts}>
        <span>
          {t('bets', { number: numerals(String(count)) })} <bdi className={styles.total}>{money(total)}</bdi>
        </span>
        {balance !== undefined && (
          <span>
            {t('balance')} <bdi>{money(balance)}</bdi>
          </span>
        )}
      </p>
      <div className={styles.bar}>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? optionsId : undefined}
          className={styles.stake}
          onClick={() => setChosen(!isExpanded)}
        >
          <VisuallyHidden>{t('stake')}</VisuallyHidden> <bdi>{stake.stake === '' ? '–' : short(stake.stake)}</bdi>{' '}
          <bdi>×{numerals(String(multiple.multiple))}</bdi>
          <ChevronUp aria-hidden />
        </button>
        {onAdd ? (
          <IconButton variant="filled" label={t('addToSlip')} onClick={onAdd}>
            <ListPlus aria-hidden />
          </IconButton>
        ) : (
          quickPick
        )}
        <button
          type="button"
          aria-label={t('openSlip', { number: numerals(String(slipCount)) })}
          className={styles.slip}
          onClick={onOpenSlip}
        >
          <Ticket aria-hidden />
          <bdi>{numerals(String(slipCount))}</bdi>
        </button>
        <Button
          variant="primary"
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
