import type { BettableLottery } from '@livery/api/lottery/lottery';
import type { SlipBet, SlipChase } from '@livery/device/storage';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, EmptyState, FormError, KeyValue, KeyValueList, Money } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { useRef } from 'react';
import { paysEachHit } from '../../model/odds.ts';
import type { Play } from '../../model/picking.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import { ChaseOptions } from './ChaseOptions.tsx';
import { PlacedBets, type PlacedBetsProps } from './PlacedBets.tsx';
import { SlipRow } from './SlipRow.tsx';
import styles from './SlipSheet.module.css';

export interface SlipSheetProps {
  isSheetOpen: boolean;
  onClose: () => void;
  lottery: Pick<BettableLottery, 'kind' | 'plays'>;
  bets: readonly SlipBet[];
  /** The draw of the bets; undefined for an empty slip. */
  issue: string | undefined;
  /**
   * The draw to which the bets can be moved. Undefined unless the draw of the bets is closed and another draw takes
   * bets.
   */
  nextIssue: string | undefined;
  /** Whether the draw of the bets takes bets. */
  isOpen: boolean;
  /** The options for the next draws. Missing if the bets are for one draw. */
  chase: SlipChase | undefined;
  /** The cost of one draw, the cost of all draws, and the highest payout of one draw, as decimal texts. */
  drawTotal: string;
  total: string;
  highestWin: string;
  balance: string | undefined;
  /** The problem that prevents placing, as a sentence. */
  problem: string | undefined;
  /** The result of the last attempt, as a sentence. */
  failure: string | undefined;
  /** Opens the deposit; missing if the balance is enough or the player cannot deposit. */
  onDeposit: (() => void) | undefined;
  /**
   * State of the call. In `looking` and `checking`, the outcome is unknown and the app requests it from the gateway.
   */
  progress: 'idle' | 'sending' | 'looking' | 'checking';
  /** Whether the slip was sent and its outcome is unknown. */
  isSent: boolean;
  placed: Omit<PlacedBetsProps, 'onShowOrders'> | undefined;
  onRemove: (index: number) => void;
  onClear: () => void;
  onChase: (chase: SlipChase | undefined) => void;
  onMove: (issue: string) => void;
  onPlace: () => void;
  onCheck: () => void;
  onShowOrders: () => void;
}

/** All bets that are to be placed, their total cost and highest payout, and the button that places them. */
export function SlipSheet(props: SlipSheetProps) {
  const { isSheetOpen, onClose, bets, placed, onShowOrders } = props;
  const { t } = useTexts('betting');
  const { t: common } = useTexts('common');
  const footer = placed === undefined && bets.length > 0 ? <SlipFooter {...props} /> : undefined;
  return (
    <Sheet isOpen={isSheetOpen} onClose={onClose} title={t('slip')} closeLabel={common('close')} footer={footer}>
      {placed ? (
        <PlacedBets {...placed} onShowOrders={onShowOrders} />
      ) : bets.length === 0 ? (
        <EmptyState drawing="slip" title={t('slipEmpty')} action={<Button onClick={onClose}>{t('choose')}</Button>} />
      ) : (
        <SlipBets {...props} />
      )}
    </Sheet>
  );
}

function SlipBets({ lottery, bets, issue, chase, isSent, progress, onRemove, onClear, onChase }: SlipSheetProps) {
  const { t } = useTexts('betting');
  const { t: lotteryTexts } = useTexts('lottery');
  const { numerals } = useFormats();
  const playOf = ({ play }: SlipBet) => lottery.plays.find(({ code }) => code === play);
  const list = useRef<HTMLUListElement>(null);
  const isFixed = isSent || progress !== 'idle';
  const remove = (index: number) => {
    onRemove(index);
    // The button that has the focus is removed together with its bet, so the list gets the focus.
    list.current?.focus();
  };
  return (
    <>
      <div className={styles.head}>
        <p>{issue !== undefined && lotteryTexts('drawNumber', { number: numerals(shortIssue(issue)) })}</p>
        {/* The player may discard a slip whose outcome is unknown, but not during a request. */}
        {progress === 'idle' && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-label={t('slip')} className={styles.bets}>
        {bets.map((bet, index) => (
          <SlipRow
            key={index}
            kind={lottery.kind}
            bet={bet}
            play={playOf(bet)}
            onRemove={isFixed ? undefined : () => remove(index)}
          />
        ))}
      </ul>
      {bets.some((bet) => isPaidEachHit(playOf(bet))) && <p className={styles.note}>{t('eachHitMore')}</p>}
      <ChaseOptions chase={chase} isFixed={isFixed} onChange={onChase} />
    </>
  );
}

const isPaidEachHit = (play: Play | undefined): boolean => play !== undefined && paysEachHit(play);

function SlipFooter({
  bets,
  issue,
  nextIssue,
  isOpen,
  chase,
  drawTotal,
  total,
  highestWin,
  balance,
  problem,
  failure,
  onDeposit,
  progress,
  isSent,
  onMove,
  onPlace,
  onCheck,
  onShowOrders,
}: SlipSheetProps) {
  const { t } = useTexts('betting');
  const { t: moneyTexts } = useTexts('money');
  const { money, numerals } = useFormats();
  const number = (of: string) => numerals(shortIssue(of));
  const isUncertain = isSent && progress !== 'sending';
  const isMoving = !isSent && nextIssue !== undefined;
  return (
    <div className={styles.foot}>
      <div className={styles.total}>
        <span>{t('total')}</span>
        <Money size="hero">{money(total)}</Money>
      </div>
      <KeyValueList>
        <KeyValue label={t('betCount')}>{numerals(String(bets.length))}</KeyValue>
        {chase && <KeyValue label={t('eachDraw')}>{money(drawTotal)}</KeyValue>}
        <KeyValue label={t(chase ? 'highestWinEach' : 'highestWin')}>{money(highestWin)}</KeyValue>
        {balance !== undefined && <KeyValue label={t('balance')}>{money(balance)}</KeyValue>}
      </KeyValueList>
      <FormError>{failure ?? (isUncertain && progress === 'idle' ? t('sentBefore') : problem)}</FormError>
      <p role="status" className={styles.note}>
        {progress === 'looking' || progress === 'checking'
          ? moneyTexts('looking')
          : isMoving && issue !== undefined
            ? t('drawMoved', { number: number(issue) })
            : ''}
      </p>
      <div className={styles.actions}>
        {isUncertain ? (
          <>
            <Button onClick={onShowOrders}>{t('myBets')}</Button>
            <Button variant="primary" isBusy={progress !== 'idle'} onClick={onCheck}>
              {t('checkAgain')}
            </Button>
          </>
        ) : isMoving ? (
          <Button variant="primary" size="large" isBlock onClick={() => onMove(nextIssue)}>
            {t('moveTo', { number: number(nextIssue) })}
          </Button>
        ) : (
          <>
            {onDeposit && (
              <Button variant="primary" size="large" onClick={onDeposit}>
                {t('deposit')}
              </Button>
            )}
            <Button
              variant={onDeposit ? 'secondary' : 'primary'}
              size="large"
              isBusy={progress !== 'idle'}
              disabled={progress === 'idle' && (!isOpen || problem !== undefined)}
              onClick={onPlace}
            >
              {!isOpen && progress === 'idle'
                ? t('nextOpens')
                : chase
                  ? t('placeChase', { amount: money(total), number: numerals(String(chase.draws)) })
                  : t('placeBets')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
