import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Call, type CallName, calls, type FailureCode } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { describeValue } from './judge/describe.ts';
import { Mismatch, NotChecked } from './judge/mismatch.ts';
import { goodValue, requireRefusal } from './judge/replies.ts';
import { type Ask, askAt, type SentTo, type ValueOf } from './people/ask.ts';
import type { Doors } from './people/doors.ts';
import type { People } from './people/people.ts';
import { type Finding, goodReply } from './report.ts';
import { exchange, type Sent, type Target } from './wire/exchange.ts';

/** What the check of a call works with. Each step it takes is a line of the report. */
export interface Kit<Name extends CallName> {
  merchant: Merchant;
  people: People;
  doors: Doors;
  /** Makes another call, for what this one needs. */
  ask: Ask;
  /** The call answers well. Ends the check where it does not. */
  good(sent?: SentTo<Name>, step?: string): Promise<ValueOf<Name>>;
  /** The call refuses this by one of the codes. */
  refused(step: string, codes: FailureCode | readonly FailureCode[], sent?: SentTo<Name> | Sent): Promise<void>;
  /** The call has its effect once: the same key is answered the same, another payload under it refused, and it wants a key. */
  once(sent: SentTo<Name>, other?: SentTo<Name>): Promise<ValueOf<Name>>;
  /** Something is as it should be, such as a balance afterwards. */
  holds(step: string, came: unknown, expected: unknown): void;
  /** The rest of the check can't be done here. */
  skip(why: string): never;
}

export interface KitParts {
  target: Target;
  people: People;
  doors: Doors;
}

/** A step broke and was written down: what comes after it in the check would only repeat that. */
export class CheckEnded extends Error {}

export function kitFor<Name extends CallName>(
  name: Name,
  { target, people, doors }: KitParts,
  note: (finding: Omit<Finding, 'area' | 'call'>) => void,
): Kit<Name> {
  const call: Call = calls[name];
  const make = (sent: SentTo<Name> | Sent = {}) => exchange(target, call, sent);

  async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      note({ step: title, state: 'held' });
      return result;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      note({ step: title, state: 'broken', line: error.message });
      throw new CheckEnded();
    }
  }

  const kit: Kit<Name> = {
    merchant: target.merchant,
    people,
    doors,
    ask: askAt(target),
    good: (sent, title = goodReply) => step(title, async () => goodValue(call, await make(sent)) as ValueOf<Name>),
    async refused(title, codes, sent) {
      await step(title, async () => requireRefusal(await make(sent), [codes].flat())).catch((error: unknown) => {
        if (!(error instanceof CheckEnded)) throw error;
      });
    },
    async once(sent, other) {
      const key = randomBytes(12).toString('hex');
      await kit.refused('without an idempotency key', 'REQUEST_INVALID', { ...sent, key: null });
      await kit.refused('with a key that is none', 'REQUEST_INVALID', { ...sent, key: 'no key' });
      const first = await kit.good({ ...sent, key });
      const again = await kit.good({ ...sent, key }, 'again under the same key');
      kit.holds('again under the same key, the reply', again, first);
      if (other) await kit.refused('under the same key with another payload', 'KEY_REUSED', { ...other, key });
      return first;
    },
    holds(title, came, expected) {
      if (isDeepStrictEqual(came, expected)) note({ step: title, state: 'held' });
      else note({ step: title, state: 'broken', line: `${shown(came)} came; ${shown(expected)} is expected` });
    },
    skip(why) {
      throw new NotChecked(why);
    },
  };
  return kit;
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : describeValue(value);
