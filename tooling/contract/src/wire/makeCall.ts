import { type Call, type CallBody, type CallName, type CallQuery, type CallValue, calls } from '@livery/api/contract';
import { Mismatch, NotChecked } from '../replies/mismatch.ts';
import { assertGoodValue } from '../replies/assertReply.ts';
import { exchange, type Target } from './exchange.ts';
import type { Sent } from './sent.ts';

export type ValueOf<Name extends CallName> = CallValue<(typeof calls)[Name]>;

/** The data for a call, in the contract's types. */
export interface SentTo<Name extends CallName> extends Omit<Sent, 'query' | 'body'> {
  query?: CallQuery<(typeof calls)[Name]>;
  body?: CallBody<(typeof calls)[Name]>;
}

/**
 * Makes a call that the check of another call needs.
 * @throws NotChecked if it fails: its own check reports the reason
 */
export type MakeCall = <Name extends CallName>(name: Name, sent: SentTo<Name>) => Promise<ValueOf<Name>>;

export function callsAt(target: Target): MakeCall {
  return async (name, sent) => {
    const call: Call = calls[name];
    try {
      return assertGoodValue(call, await exchange(target, call, sent)) as ValueOf<typeof name>;
    } catch (error) {
      if (error instanceof Mismatch) throw new NotChecked(`it needs ${name}, and there ${error.message}`);
      throw error;
    }
  };
}
