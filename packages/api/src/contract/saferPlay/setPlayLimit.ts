import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { requestAmount } from '../values/requestAmount.ts';
import { playLimitKinds, playLimitPeriod, playLimitValue } from './playLimitValue.ts';
import { depositLimit } from './sampleParts.ts';

/**
 * Sets, changes or removes one limit. A lower limit takes effect immediately, and replaces a waiting higher limit. A
 * higher limit, or no limit, takes effect automatically after `loosenAfterHours`. If a request contains the current
 * limit again, it cancels the waiting change.
 */
export const setPlayLimit = defineCall({
  name: 'setPlayLimit',
  method: 'PUT',
  path: '/wps/saferPlay/limits',
  access: 'member',
  body: v.pipe(
    v.strictObject({
      kind: v.picklist(playLimitKinds),
      period: playLimitPeriod,
      /** New limit for `deposit` and `loss`, above zero. Null removes the limit. */
      amount: v.optional(v.nullable(requestAmount)),
      /** New limit for `session`, in minutes per day. Null removes the limit. */
      minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)))),
    }),
    v.check(
      ({ kind, period, amount, minutes }) =>
        kind === 'session'
          ? period === 'day' && minutes !== undefined && amount === undefined
          : amount !== undefined && minutes === undefined,
      'deposit and loss need an amount, session needs minutes of a day',
    ),
  ),
  /** The limit after the call, with the change that takes effect later. */
  value: playLimitValue,
});

export const summary =
  'Sets, changes or removes one of the member’s own limits. A lower limit applies immediately; a higher limit or a removal applies automatically some hours later.';

export const sample: CallValue<typeof setPlayLimit> = depositLimit;
