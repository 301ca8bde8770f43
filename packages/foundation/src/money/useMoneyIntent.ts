import { createIntentKeys, type GatewayError } from '@livery/api/client';
import { selectSession } from '@livery/api/session';
import { useSettleIntentMutation } from '@livery/api/wallet/settleIntent';
import type { MoneyKind } from '@livery/device/storage';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { isUncertain } from './isUncertain.ts';
import { forgetIntent, noteIntent, noteOutcome, ownerOf } from '../moneyNotes/index.ts';
import { settle } from './settle.ts';
import { whileAlone } from './whileAlone.ts';

/** How a call that moves money ended, as far as it is known. */
export type MoneyOutcome<Value> =
  /** It happened, once. `value` is undefined where the reply was lost and the stored one does not fit. */
  | { outcome: 'done'; value: Value | undefined }
  /** The answer was lost, and the gateway has said that nothing happened and nothing will. */
  | { outcome: 'notDone' }
  /** The gateway said no. */
  | { outcome: 'refused'; error: GatewayError }
  /** Nobody says: the screen was left, the session ended, or the gateway has no such question. The history knows. */
  | { outcome: 'unknown' };

interface MoneyRun {
  /** Name of the call in the contract. */
  call: string;
  /** Decimal text, for whoever learns of it later; empty where it is whatever there is. */
  amount: string;
  /** What is sent, without secrets that change nothing: the same payload is the same intent. */
  payload: unknown;
  /** Sends it under the key: an RTK Query mutation, unawaited. */
  send: (idempotencyKey: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
}

/** A call and its end, which stands for every tap until the screen shows it. */
interface UnderWay<Value> {
  payload: string;
  outcome: Promise<MoneyOutcome<Value>>;
  isOver: boolean;
}

interface MoneyIntentOptions<Value> {
  /** Reads the stored reply of a call whose answer was lost. Undefined where it does not fit. */
  read?: (reply: unknown) => Value | undefined;
  /** Called with the key before a call is sent: for whoever notes what was sent under it, such as a form's draft. */
  onSend?: (idempotencyKey: string) => void;
}

/**
 * Makes a call that moves money, so that it happens once and its player learns what became of it. It is noted on the device
 * before it is sent; where no answer comes, the gateway is asked by the same key until it says. A second tap gets the first one's
 * outcome, until the screen shows that outcome: on a slow phone a tap falls between the two. Whoever leaves before it
 * is known learns it from the page's own watch (`useLostIntents`), wherever they are then.
 *
 * `state` is `sending` until the answer should be there, and `looking` while the gateway is asked what became of it.
 */
export function useMoneyIntent<Value>(kind: MoneyKind, { read, onSend }: MoneyIntentOptions<Value> = {}) {
  const { code: merchant } = useMerchant();
  const userName = useSelector(selectSession)?.userName;
  const [ask] = useSettleIntentMutation();
  const [state, setState] = useState<'idle' | 'sending' | 'looking'>('idle');
  const keys = useRef(createIntentKeys());
  const underWay = useRef<UnderWay<Value>>(undefined);
  const [ends, setEnds] = useState(0);
  const left = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  // What the caller makes of an outcome is in the same commit as the count.
  useLayoutEffect(() => {
    if (underWay.current?.isOver) underWay.current = undefined;
  }, [ends]);

  const runOnce = async ({ call, amount, send }: MoneyRun, key: string): Promise<MoneyOutcome<Value>> => {
    noteIntent({ owner: ownerOf(merchant, userName), kind, call, key, amount, at: Date.now() });
    onSend?.(key);
    const known = <Outcome extends MoneyOutcome<Value>>(outcome: Outcome): Outcome => {
      // Nobody sees it here any more: the page's own watch says it.
      if (left.current?.signal.aborted) noteOutcome(key, outcome.outcome === 'done' ? 'DONE' : 'NOT_DONE');
      else forgetIntent(key);
      // The same again is wanted again. After a refusal it is the same wish still.
      if (outcome.outcome !== 'refused') keys.current = createIntentKeys();
      return outcome;
    };
    setState('sending');
    const { data, error } = await send(key);
    if (error === undefined) return known({ outcome: 'done', value: data as Value });
    const failure = error as GatewayError;
    if (!isUncertain(failure)) return known({ outcome: 'refused', error: failure });
    setState('looking');
    const { signal } = left.current ?? new AbortController();
    const settled = await settle(() => ask({ call, key }).unwrap(), signal);
    if (settled === undefined) return { outcome: 'unknown' };
    return known(
      settled.outcome === 'DONE' ? { outcome: 'done', value: read?.(settled.reply) } : { outcome: 'notDone' },
    );
  };

  return {
    state,
    /** Whether the screen was left: the page's own watch says what became of the call, and nothing else has to. */
    isLeft: (): boolean => left.current?.signal.aborted ?? false,
    /** Makes the call; never rejects for what the gateway or the network do. */
    run: (given: MoneyRun): Promise<MoneyOutcome<Value>> => {
      const payload = JSON.stringify(given.payload);
      const before = underWay.current;
      if (before && (!before.isOver || before.payload === payload)) return before.outcome;
      const key = keys.current(given.payload);
      const now: UnderWay<Value> = {
        payload,
        isOver: false,
        outcome: whileAlone(key, () => runOnce(given, key)).finally(() => {
          now.isOver = true;
          setState('idle');
          setEnds((count) => count + 1);
        }),
      };
      underWay.current = now;
      return now.outcome;
    },
  };
}
