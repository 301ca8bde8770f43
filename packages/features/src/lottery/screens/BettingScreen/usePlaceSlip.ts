import { type PlacedChase, readPlacedChase, usePlaceChaseMutation } from '@livery/api/lottery/placeChase';
import { type PlacedOrder, readPlacedOrder, usePlaceOrderMutation } from '@livery/api/lottery/placeOrder';
import { useSettleIntentMutation } from '@livery/api/wallet/settleIntent';
import type { StoredSlip } from '@livery/device/storage';
import { useFormats } from '@livery/foundation/formats';
import {
  fromMinor,
  type MoneyOutcome,
  useMoneyInput,
  useMoneyIntent,
  useOutcomeText,
  runExclusively,
} from '@livery/foundation/money';
import { forgetIntent } from '@livery/foundation/money-notes';
import { useTexts } from '@livery/i18n/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BetLimits } from '../../model/betLimits.ts';
import { totalOfDraws } from '../../model/slip.ts';
import type { Slip } from './useSlip.ts';

interface PlaceSlip {
  /** Code of the lottery. */
  code: string;
  slip: Slip;
  limits: BetLimits;
  onPlaced: (order: PlacedOrder) => void;
  /** Called with the draw that no longer takes bets. */
  onDrawClosed: (issue: string) => void;
  /**
   * Requests the balance again and returns the amount that is missing for the slip, as decimal text. Undefined if it is
   * unknown.
   */
  findMissing: (slip: StoredSlip) => Promise<string | undefined>;
}

/** The reason why a slip was not placed. */
interface SlipFailure {
  end: MoneyOutcome<unknown>;
  /** The amount that is missing in the balance, as decimal text, if known. */
  missing?: string;
}

/** The placed slip. */
export interface PlacedSlip extends Pick<StoredSlip, 'issue' | 'bets' | 'chase'> {
  /** The stake that was taken, as decimal text. */
  total: string;
}

type Placed = PlacedOrder | PlacedChase;

const readPlaced = (reply: unknown): Placed | undefined => readPlacedChase(reply) ?? readPlacedOrder(reply);
const codeOf = (end: MoneyOutcome<unknown>) => (end.outcome === 'refused' ? end.error.code : undefined);
const callOf = ({ chase }: StoredSlip) => (chase === undefined ? 'placeOrder' : 'placeChase');

/**
 * Places a slip only once, even if the reply is lost. A slip that was sent keeps its idempotency key as long as its
 * outcome is unknown. With this key the app can request the outcome from the gateway, also after a reload. The slip is
 * not sent again with another key.
 */
export function usePlaceSlip({ code, slip, limits, onPlaced, onDrawClosed, findMissing }: PlaceSlip) {
  const { t } = useTexts('betting');
  const outcomeText = useOutcomeText();
  const { money } = useFormats();
  const { decimals } = useMoneyInput();
  const [placeOrder] = usePlaceOrderMutation();
  const [placeChase] = usePlaceChaseMutation();
  const [ask] = useSettleIntentMutation();
  const intent = useMoneyIntent<Placed>('bet', { read: readPlaced });
  const [failure, setFailure] = useState<SlipFailure>();
  const [placed, setPlaced] = useState<PlacedSlip>();
  const [isChecking, setChecking] = useState(false);
  const isPlacing = useRef(false);

  const sumOf = (sent: StoredSlip) => fromMinor(totalOfDraws(sent, decimals), decimals);
  const handleDone = (sent: StoredSlip, done: Placed | undefined) => {
    slip.clear();
    setFailure(undefined);
    setPlaced({ ...sent, total: done?.stake ?? sumOf(sent) });
    if (done) onPlaced('order' in done ? done.order : done);
  };
  /** Adds the missing amount as soon as it is available. */
  const addMissing = async (failed: SlipFailure, sent: StoredSlip) => {
    const missing = await findMissing(sent);
    if (missing !== undefined) setFailure((now) => (now === failed ? { ...failed, missing } : now));
  };
  const failureText = ({ end, missing }: SlipFailure): string | undefined => {
    switch (codeOf(end)) {
      case 'FUNDS_INSUFFICIENT':
        return missing === undefined ? t('fundsRefused') : t('fundsMissing', { amount: money(missing) });
      case 'DRAW_CLOSED':
        return t('drawClosed');
      case 'STAKE_OUT_OF_RANGE':
        return t('stakeRefused', { min: money(limits.minStake), max: money(limits.maxStake) });
      case 'REQUEST_INVALID':
        return t('betRefused');
      case 'NOT_FOUND':
        return t('drawGone');
      default:
        return outcomeText(end);
    }
  };

  const place = async () => {
    const sent = slip.read();
    if (sent === undefined || sent.sentKey !== undefined) return;
    setFailure(undefined);
    const order = {
      gameCode: code,
      issue: sent.issue,
      bets: sent.bets.map(({ picks, ...bet }) => ({ ...bet, picks: [...picks] })),
    };
    const end = await intent.run({
      call: callOf(sent),
      amount: sumOf(sent),
      payload: { ...order, ...sent.chase },
      send: (idempotencyKey) => {
        slip.noteSent(idempotencyKey);
        return sent.chase
          ? placeChase({ ...order, ...sent.chase, idempotencyKey })
          : placeOrder({ ...order, idempotencyKey });
      },
    });
    if (end.outcome === 'done') return handleDone(sent, end.value);
    if (end.outcome !== 'unknown') slip.noteSent(undefined);
    const failed = { end };
    setFailure(failed);
    const refusal = codeOf(end);
    if (refusal === 'FUNDS_INSUFFICIENT') await addMissing(failed, sent);
    if (refusal === 'DRAW_CLOSED' || refusal === 'NOT_FOUND') onDrawClosed(sent.issue);
  };

  const check = async () => {
    const key = slip.read()?.sentKey;
    if (key === undefined) return;
    setChecking(true);
    setFailure(undefined);
    // If the player left this screen during the request and came back, wait for the reply to that request first.
    await runExclusively(key, async () => {
      const sent = slip.read();
      if (sent?.sentKey !== key) return;
      const { data } = await ask({ call: callOf(sent), key });
      if (data === undefined) return setFailure({ end: { outcome: 'unknown' } });
      forgetIntent(key);
      if (data.outcome === 'DONE') return handleDone(sent, readPlaced(data.reply));
      slip.noteSent(undefined);
      setFailure({ end: { outcome: 'notDone' } });
    });
    setChecking(false);
  };
  const checkFound = useEffectEvent(() => void check());
  useEffect(() => checkFound(), []);

  return {
    /** `checking` while the outcome of a slip that was sent earlier is requested. */
    progress: isChecking ? ('checking' as const) : intent.state,
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && {
      text: failureText(failure),
      /** Whether a deposit would help. */
      isFundsMissing: codeOf(failure.end) === 'FUNDS_INSUFFICIENT',
    },
    placed,
    place: () => {
      // A second tap would get the outcome of the first tap and report it twice.
      if (isPlacing.current) return;
      isPlacing.current = true;
      void place().finally(() => {
        isPlacing.current = false;
      });
    },
    check: () => void check(),
    forgetFailure: () => setFailure(undefined),
    forgetPlaced: () => setPlaced(undefined),
  };
}
