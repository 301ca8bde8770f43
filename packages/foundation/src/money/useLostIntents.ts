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
  noteOutcome,
  ownerOf,
} from '../moneyNotes/index.ts';
import { settle } from './settle.ts';
import { areTabsSeen, whileAlone } from './whileAlone.ts';

/** Milliseconds after which no tab waits for an answer any more: longer than any call's limit. */
const longestWaitMs = 20_000;

/** A call that moved money, or did not, and that nobody waits for: its page was reloaded, closed or left. */
export interface LostIntent {
  intent: MoneyIntent;
  state: 'looking' | 'done' | 'notDone';
}

/**
 * Finds out what became of calls whose answer nobody heard. Asks the gateway for each until it says, and notes that on
 * the device: whichever tab their player looks at shows it, until they put it away. Of a call that a screen still waits
 * for it shows nothing.
 *
 * @returns those of whoever is signed in, and `dismiss`, which puts one away that is known
 */
export function useLostIntents() {
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
      if (!areTabsSeen()) await passed(Math.min(at + longestWaitMs - Date.now(), longestWaitMs), signal);
      await whileAlone(key, async () => {
        if (signal.aborted || !isUnknown(key)) return;
        setLooking((keys) => new Set([...keys, key]));
        const settled = await settle(() => ask({ call, key }).unwrap(), signal);
        if (signal.aborted) return;
        setLooking((keys) => new Set([...keys].filter((other) => other !== key)));
        // Without a word (the session ended, or the gateway has no such question) the note stays for the next visit.
        if (settled) noteOutcome(key, settled.outcome);
        // The other tabs show it as waiting still.
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
    lost: notes.flatMap((intent): LostIntent[] => {
      if (intent.outcome !== undefined) return [{ intent, state: intent.outcome === 'DONE' ? 'done' : 'notDone' }];
      return looking.has(intent.key) ? [{ intent, state: 'looking' }] : [];
    }),
    dismiss: (key: string) => {
      // A form that is not on show has not seen it yet.
      if (isDone(key)) removeSentDraft(key);
      forgetIntent(key);
    },
  };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Resolves after so many milliseconds, at once where they are none or the signal aborts. */
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
