import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Call, type CallName, calls, type FailureCode } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { describeValue } from './replies/describeValue.ts';
import { Mismatch, NotChecked } from './replies/mismatch.ts';
import { assertGoodValue, assertRefusal } from './replies/assertReply.ts';
import { type MakeCall, callsAt, type SentTo, type ValueOf } from './wire/makeCall.ts';
import type { Sandbox } from './accounts/sandbox.ts';
import type { Accounts } from './accounts/accounts.ts';
import { type Finding, goodReply } from './report.ts';
import { encryptedOf, exchange, type Target } from './wire/exchange.ts';
import type { Sent } from './wire/sent.ts';
import { callInDialect, sendsHeader, withoutKeys } from './wire/inDialect.ts';
import { keepRepeatable, type Repeatable } from './underLoad.ts';

/** The tools for the check of a call. Each assertion is a finding of the report. */
export interface Kit<Name extends CallName> {
  merchant: Merchant;
  accounts: Accounts;
  sandbox: Sandbox;
  /** Makes another call that this call depends on. */
  call: MakeCall;
  /**
   * Asserts that the call succeeds with a value that fits the contract, and returns that value. Otherwise the check
   * ends.
   */
  assertGood(sent?: SentTo<Name>, step?: string): Promise<ValueOf<Name>>;
  /** Asserts that the call fails with one of the codes. If it does not, the check continues. */
  assertRefused(step: string, codes: FailureCode | readonly FailureCode[], sent?: SentTo<Name> | Sent): Promise<void>;
  /**
   * Asserts that the call succeeds. If the crypto suite binds bodies to requests, it also asserts that the same
   * encrypted body is rejected the second time.
   */
  assertAcceptedOnce(sent: SentTo<Name>): Promise<ValueOf<Name>>;
  /**
   * Asserts that the call has its effect only once. The call must need a key. The same key must get the same reply.
   * Another payload with that key must fail.
   */
  assertOnce(sent: SentTo<Name>, other?: SentTo<Name>): Promise<ValueOf<Name>>;
  /** Asserts that a value, for example a balance afterwards, equals the expected value. */
  assertEqual(step: string, came: unknown, expected: unknown): void;
  /** Ends the check and reports the remaining steps as not checked. */
  notChecked(why: string): never;
}

export interface KitParts {
  target: Target;
  accounts: Accounts;
  sandbox: Sandbox;
  /** Stores a request of each call with an effect, to send it again later. */
  repeatable: Repeatable;
}

/** An assertion failed and is in the report. The rest of the check depends on it and does not run. */
export class CheckEnded extends Error {}

export function kitFor<Name extends CallName>(
  name: Name,
  { target, accounts, sandbox, repeatable }: KitParts,
  note: (finding: Omit<Finding, 'area' | 'call'>) => void,
): Kit<Name> {
  const call: Call = calls[name];
  const make = async (sent: SentTo<Name> | Sent = {}) => {
    const reply = await exchange(target, call, sent);
    if (call.isIdempotent) keepRepeatable(repeatable, name, sent, reply.status === 200);
    return reply;
  };

  async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      note({ step: title, state: 'passed' });
      return result;
    } catch (error) {
      if (!(error instanceof Mismatch)) throw error;
      note({ step: title, state: 'failed', line: error.message });
      throw new CheckEnded();
    }
  }

  const kit: Kit<Name> = {
    merchant: target.merchant,
    accounts,
    sandbox,
    call: callsAt(target),
    assertGood: (sent, title = goodReply) =>
      step(title, async () => assertGoodValue(call, await make(sent)) as ValueOf<Name>),
    async assertRefused(title, codes, sent) {
      await step(title, async () => assertRefusal(await make(sent), [codes].flat())).catch((error: unknown) => {
        if (!(error instanceof CheckEnded)) throw error;
      });
    },
    async assertAcceptedOnce(sent) {
      const { isEncrypted } = callInDialect(call, target.merchant);
      const isBound = isEncrypted === true && target.merchant.gateway.cryptoSuite === 'oaep-gcm';
      const same = isBound ? { ...sent, raw: encryptedOf(call, target.merchant, sent) } : sent;
      const value = await kit.assertGood(same);
      if (isBound) await kit.assertRefused('with the same encrypted body again', 'BODY_REPLAYED', same);
      return value;
    },
    async assertOnce(sent, other) {
      if (!sendsHeader(target.merchant, 'Idempotency-Key')) {
        note({ step: 'again under the same key', state: 'notChecked', line: withoutKeys });
        return kit.assertAcceptedOnce(sent);
      }
      const key = randomBytes(12).toString('hex');
      await kit.assertRefused('without an idempotency key', 'REQUEST_INVALID', { ...sent, key: null });
      await kit.assertRefused('with an invalid key', 'REQUEST_INVALID', { ...sent, key: 'no key' });
      const first = await kit.assertAcceptedOnce({ ...sent, key });
      const again = await kit.assertGood({ ...sent, key }, 'again under the same key');
      kit.assertEqual('again under the same key, the reply', again, first);
      if (other) await kit.assertRefused('under the same key with another payload', 'KEY_REUSED', { ...other, key });
      return first;
    },
    assertEqual(title, came, expected) {
      if (isDeepStrictEqual(came, expected)) note({ step: title, state: 'passed' });
      else note({ step: title, state: 'failed', line: `${shown(came)} came; ${shown(expected)} is expected` });
    },
    notChecked(why) {
      throw new NotChecked(why);
    },
  };
  return kit;
}

const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : describeValue(value);
