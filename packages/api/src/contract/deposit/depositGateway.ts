import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { backPath } from '../values/backPath.ts';
import { depositBody, depositFailures, depositValue, paymentAddress } from './depositValue.ts';
import { deposit } from './sampleParts.ts';

export const depositGateway = defineCall({
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/deposit/gateway',
  access: 'member',
  isIdempotent: true,
  body: v.strictObject({
    ...depositBody,
    /**
     * Target of the payment page's back link: a path on the merchant's own host. Default: the screen that shows this
     * deposit.
     */
    backUrl: v.optional(backPath),
  }),
  value: v.object({
    ...depositValue.entries,
    /** Address of the payment page. It contains a ticket, which pays or declines only once. */
    url: paymentAddress,
  }),
  failures: depositFailures,
});

export const summary =
  'Creates a deposit that is paid on the page of a payment provider, and returns the address of that page. Its ticket can be used once, to pay or to decline.';

export const sample: CallValue<typeof depositGateway> = { ...deposit, method: 'gateway', url: '/sandbox/pay/ticket-1' };
