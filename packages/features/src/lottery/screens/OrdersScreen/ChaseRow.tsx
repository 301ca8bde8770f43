import type { LotteryChase } from '@livery/api/lottery/getChases';
import type { BettableLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { entryFor, GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryRow, HistoryState } from '@livery/foundation/history-list';
import { compareAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { KeyValue, KeyValueList, Progress } from '@livery/ui';
import { CircleCheck, CircleDashed, CircleStop, Repeat, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { Picks } from '../../components/Picks/Picks.tsx';
import { chaseTones } from '../../model/chaseStates.ts';
import styles from './ChaseRow.module.css';

const icons = { RUNNING: Repeat, DONE: CircleCheck, STOPPED: CircleStop, CANCELLED: Undo2 } as const;

interface ChaseRowProps {
  chase: LotteryChase;
  /** The kind of the chase's lottery; undefined if the lottery no longer exists. */
  kind: BettableLottery['kind'] | undefined;
  /** Renders the cancel button; `describedBy` is the id of the element that names the chase. */
  renderCancel: (describedBy: string) => ReactNode;
}

/** A chase: its lottery and bets, the number of placed draws, and its result so far. */
export function ChaseRow({ chase, kind, renderCancel }: ChaseRowProps) {
  const { gameName, placedAt, state, draws, drawsPlaced, stopOnWin, drawStake, stake, staked, refunded, payout } =
    chase;
  const { t } = useTexts('orders');
  const { money, numerals, time } = useFormats();
  const nameId = useId();
  const tone = entryFor(state, chaseTones, 'muted');
  const Icon = typeof state === 'string' ? icons[state] : CircleDashed;
  const hasAmount = (amount: string) => compareAmounts(amount, '0') === 1;
  return (
    <article aria-labelledby={nameId}>
      <HistoryRow
        icon={<Icon />}
        iconTone={tone}
        title={<bdi id={nameId}>{gameName}</bdi>}
        hint={<ChaseBets bets={chase.bets} kind={kind} />}
        detail={
          <>
            <bdi>{time(Date.parse(placedAt))}</bdi>
            {stopOnWin && <> · {t('stopsOnWin')}</>}
          </>
        }
        amount={money(stake)}
        note={
          <HistoryState tone={tone}>
            <GatewayTerm word={state} text={t} />
          </HistoryState>
        }
      />
      <div className={styles.more}>
        <Progress
          label={t('chases')}
          words="hidden"
          value={drawsPlaced}
          max={draws}
          valueText={progressText()}
          tone={state === 'RUNNING' ? 'accent' : 'second'}
        />
        <p aria-hidden className={styles.progress}>
          {progressText()}
        </p>
        <KeyValueList>
          <KeyValue label={t('eachDraw')}>{money(drawStake)}</KeyValue>
          <KeyValue label={t('stakedSoFar')}>{money(staked)}</KeyValue>
          {hasAmount(refunded) && <KeyValue label={t('refunded')}>{money(refunded)}</KeyValue>}
          <KeyValue label={t('payout')}>{money(payout)}</KeyValue>
        </KeyValueList>
        {renderCancel(nameId)}
      </div>
    </article>
  );

  function progressText(): string {
    return t('chaseProgress', { position: numerals(String(drawsPlaced)), total: numerals(String(draws)) });
  }
}

/** The bets on each draw, in words. */
function ChaseBets({ bets, kind }: Pick<LotteryChase, 'bets'> & Pick<ChaseRowProps, 'kind'>) {
  return bets.map(({ playName, picks }, index) => (
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{playName}</bdi> <Picks picks={picks} kind={kind} />
    </Fragment>
  ));
}
