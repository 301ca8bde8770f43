import { selectSession } from '@livery/api/session';
import { useSettleIntentMutation } from '@livery/api/wallet/settleIntent';
import type { MoneyIntent } from '@livery/device/storage';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { forgetIntent, intentsOf, isNoted, listenToIntents, ownerOf } from './moneyRecord.ts';
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
 * Finds out what became of calls whose answer nobody heard. Asks the gateway for each until it says; shows nothing of a call that
 * a screen still waits for.
 *
 * @returns those of whoever is signed in, and `dismiss`, which puts one away that is known
 */
export function useLostIntents() {
  const { code } = useMerchant();
  const userName = useSelector(selectSession)?.userName;
  const [ask] = useSettleIntentMutation();
  const [lost, setLost] = useState<readonly LostIntent[]>([]);

  useEffect(() => {
    if (userName === undefined) return undefined;
    const owner = ownerOf(code, userName);
    const { signal, abort } = abortable();
    const seen = new Set<string>();
    const show = (found: LostIntent) =>
      setLost((others) => [...others.filter(({ intent }) => intent.key !== found.intent.key), found]);
    const find = async (intent: MoneyIntent) => {
      const { call, key } = intent;
      if (!areTabsSeen()) await passed(intent.at + longestWaitMs - Date.now(), signal);
      await whileAlone(key, async () => {
        if (signal.aborted || !isNoted(key)) return;
        show({ intent, state: 'looking' });
        const settled = await settle(() => ask({ call, key }).unwrap(), signal);
        if (signal.aborted) return;
        if (settled === undefined) {
          // The session ended, or the gateway has no such question: the note stays for the next visit.
          setLost((others) => others.filter((other) => other.intent.key !== key));
          return;
        }
        forgetIntent(key);
        show({ intent, state: settled.outcome === 'DONE' ? 'done' : 'notDone' });
      });
    };
    const findAll = () => {
      for (const intent of intentsOf(owner)) {
        if (seen.has(intent.key)) continue;
        seen.add(intent.key);
        void find(intent);
      }
    };
    findAll();
    const stop = listenToIntents(findAll);
    return () => {
      stop();
      abort();
      setLost([]);
    };
  }, [ask, code, userName]);

  return {
    lost,
    dismiss: (key: string) => setLost((others) => others.filter(({ intent }) => intent.key !== key)),
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
