import { notePromotionsChange } from '@livery/api/promotions/promotionTabs';
import { selectSession } from '@livery/api/session';
import { useSettleIntentMutation } from '@livery/api/wallet/settleIntent';
import type { MoneyIntent } from '@livery/device/storage';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { removeSentDraft } from '../forms/index.ts';
import {
  forgetIntent,
  intentsOf,
  isDone,
  isUnknown,
  listenToIntents,
  storeOutcome,
  ownerOf,
} from '../moneyNotes/index.ts';
import { settle } from './settle.ts';
import { areTabsSeen, runExclusively } from './runExclusively.ts';

/** Milliseconds after which no tab waits for a reply: longer than the timeout of any call. */
const maxTimerMs = 20_000;

/** A call that moves money whose reply no screen waits for: its page was reloaded, closed or left. */
export interface UnresolvedIntent {
  intent: MoneyIntent;
  state: 'looking' | 'done' | 'notDone';
}

/**
 * Finds the outcome of calls whose reply was lost. For each call, it requests the outcome from the gateway and stores
 * it on the device. The player's visible tab shows the outcome until the player dismisses it. Calls are not included
 * while a screen still waits for their reply.
 *
 * @returns the lost intents of the signed-in player, and `dismiss`, which removes an intent with a known outcome
 */
export function useUnresolvedIntents() {
  const { code } = useMerchant();
  const userName = useSelector(selectSession)?.userName;
  const store = useStore();
  const [ask] = useSettleIntentMutation();
  const [notes, setNotes] = useState<readonly MoneyIntent[]>([]);
  const [looking, setLooking] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (userName === undefined) return undefined;
    const owner = ownerOf(code, userName);
    const { signal, abort } = abortable();
    const begun = new Set<string>();
    const find = async ({ call, key, kind, at }: MoneyIntent) => {
      if (!areTabsSeen()) await passed(Math.min(at + maxTimerMs - Date.now(), maxTimerMs), signal);
      await runExclusively(key, async () => {
        if (signal.aborted || !isUnknown(key)) return;
        setLooking((keys) => new Set([...keys, key]));
        const settled = await settle(() => ask({ call, key }).unwrap(), signal);
        if (signal.aborted) return;
        setLooking((keys) => new Set([...keys].filter((other) => other !== key)));
        // If the session ended or the gateway does not support the request, there is no outcome. The note remains for
        // the next visit.
        if (settled) storeOutcome(key, settled.outcome);
        // Other tabs still show the promotion as unclaimed.
        if (settled?.outcome === 'DONE' && ['claim', 'cashback'].includes(kind)) notePromotionsChange(store.getState());
      });
    };
    const readNotes = () => {
      const found = intentsOf(owner);
      setNotes(found);
      for (const intent of found) {
        if (intent.outcome !== undefined || begun.has(intent.key)) continue;
        begun.add(intent.key);
        void find(intent);
      }
    };
    readNotes();
    const stop = listenToIntents(readNotes);
    return () => {
      stop();
      abort();
      setNotes([]);
      setLooking(new Set());
    };
  }, [ask, code, store, userName]);

  return {
    lost: notes.flatMap((intent): UnresolvedIntent[] => {
      if (intent.outcome !== undefined) return [{ intent, state: intent.outcome === 'DONE' ? 'done' : 'notDone' }];
      return looking.has(intent.key) ? [{ intent, state: 'looking' }] : [];
    }),
    dismiss: (key: string) => {
      // A form that was not mounted did not receive the outcome, so its draft still exists.
      if (isDone(key)) removeSentDraft(key);
      forgetIntent(key);
    },
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Resolves after this many milliseconds, or immediately if the number is not positive or the signal aborts. */
function passed(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (ms <= 0 || signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
