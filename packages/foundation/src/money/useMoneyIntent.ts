import { createIntentKeys, type GatewayError } from '@livery/api/client';
import { selectSession } from '@livery/api/session';
import { useSettleIntentMutation } from '@livery/api/wallet/settleIntent';
import type { MoneyKind } from '@livery/device/storage';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { isUncertain } from './isUncertain.ts';
import { forgetIntent, noteIntent, storeOutcome, ownerOf } from '../moneyNotes/index.ts';
import { settle } from './settle.ts';
import { runExclusively } from './runExclusively.ts';

/** The known outcome of a call that moves money. */
export type MoneyOutcome<Value> =
  /** The call was executed once. `value` is undefined if the reply was lost and the stored reply is invalid. */
  | { outcome: 'done'; value: Value | undefined }
  /** The reply was lost, and the gateway reports that the call was not executed and never will be. */
  | { outcome: 'notDone' }
  /** The gateway refused the call. */
  | { outcome: 'refused'; error: GatewayError }
  /**
   * The outcome is unknown: the player left the screen, the session ended, or the gateway does not support the request.
   * The player can check the transaction history.
   */
  | { outcome: 'unknown' };

interface MoneyRun {
  /** Name of the call in the contract. */
  call: string;
  /** Decimal string for a later report of the outcome. Empty if the call moves the whole balance. */
  amount: string;
  /** The payload without secrets that do not change the effect: equal payloads are the same intent. */
  payload: unknown;
  /** Sends the call with the key. Usually the trigger of an RTK Query mutation. */
  send: (idempotencyKey: string) => PromiseLike<{ data?: unknown; error?: unknown }>;
}

/** A call and its outcome. Further taps get the same outcome until the screen shows it. */
interface UnderWay<Value> {
  payload: string;
  outcome: Promise<MoneyOutcome<Value>>;
  isOver: boolean;
}

interface MoneyIntentOptions<Value> {
  /** Parses the stored reply of a call whose reply was lost. Undefined if the reply is invalid. */
  read?: (reply: unknown) => Value | undefined;
  /** Called with the key before a call is sent. The caller can store the key, for example with a form's draft. */
  onSend?: (idempotencyKey: string) => void;
}

/**
 * Runs a call that moves money. The call is executed only once, and the player learns its outcome. A note is stored on
 * the device before the call is sent. If no reply arrives, the client requests the outcome with the same key until the
 * gateway returns it. On a slow phone, a second tap can occur between the reply and the next render, so a second tap
 * gets the outcome of the first tap until the screen has rendered it. If the player leaves the screen before the
 * outcome is known, `useUnresolvedIntents` reports it on any screen.
 *
 * `state` is `sending` until the reply or failure, and `looking` while the outcome is requested.
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

  // React commits this count together with the outcome, so the screen already shows the outcome when this effect runs.
  useLayoutEffect(() => {
    if (underWay.current?.isOver) underWay.current = undefined;
  }, [ends]);

  const runOnce = async ({ call, amount, send }: MoneyRun, key: string): Promise<MoneyOutcome<Value>> => {
    noteIntent({ owner: ownerOf(merchant, userName), kind, call, key, amount, at: Date.now() });
    onSend?.(key);
    const known = <Outcome extends MoneyOutcome<Value>>(outcome: Outcome): Outcome => {
      // If the player has left this screen, `useUnresolvedIntents` reports the outcome.
      if (left.current?.signal.aborted) storeOutcome(key, outcome.outcome === 'done' ? 'DONE' : 'NOT_DONE');
      else forgetIntent(key);
      // Use a new idempotency key next time. Keep it after a refusal, because a retry is the same intent.
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
    /**
     * Whether the player left the screen. Then `useUnresolvedIntents` reports the outcome, and the caller must not
     * report it.
     */
    isLeft: (): boolean => left.current?.signal.aborted ?? false,
    /** Runs the call. Never rejects because of the gateway or the network. */
    run: (given: MoneyRun): Promise<MoneyOutcome<Value>> => {
      const payload = JSON.stringify(given.payload);
      const before = underWay.current;
      if (before && (!before.isOver || before.payload === payload)) return before.outcome;
      const key = keys.current(given.payload);
      const now: UnderWay<Value> = {
        payload,
        isOver: false,
        outcome: runExclusively(key, () => runOnce(given, key)).finally(() => {
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
