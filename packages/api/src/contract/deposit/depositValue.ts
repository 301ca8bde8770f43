import * as v from 'valibot';
import { givenAmount } from '../values/givenAmount.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { rowId } from '../values/rowId.ts';
import { payInFailures } from '../saferPlay/playFailures.ts';
import { depositMethods } from './depositMethods.ts';

/** EXPIRED: not paid within half an hour. CANCELLED: the member cancelled it before it was paid (`cancelDeposit`). */
export const depositStates = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const;

export const depositState = v.picklist(depositStates);

export type DepositState = (typeof depositStates)[number];

export const depositValue = v.object({
  depositId: v.string(),
  method: openPicklist(depositMethods),
  state: openPicklist(depositStates),
  amount: money,
  /** The merchant's fee. The wallet receives the amount less the fee, and the bonus of the promotion if there is one. */
  fee: money,
  promoId: v.optional(v.string()),
  createdAt: moment,
  /** Until then it waits to be paid. */
  expiresAt: moment,
  decidedAt: v.optional(moment),
});

/** A web address, or a path of the gateway. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path'));

/** A payment page. */
export const paymentAddress = address;

/** A deposit in the list: with what another device needs to show how it is paid. */
export const listedDepositValue = v.object({
  ...depositValue.entries,
  /** While it waits and is paid on a payment page: its address, as `depositGateway` gave it. */
  url: v.optional(paymentAddress),
  /** While it waits and is paid by scanning a code: what the code says. */
  qrText: v.optional(v.string()),
  /**
   * The promotion of the deposit, the bonus that is paid when the deposit is approved, and the stakes that the bonus then
   * requires before the member can withdraw.
   */
  promo: v.optional(v.object({ title: v.string(), bonus: money, toStake: v.optional(money) })),
  /** Whether `cancelDeposit` can cancel it now. Absent if not. */
  cancellable: v.optional(v.boolean()),
  /**
   * The picture of its receipt, if one was sent (`sendDepositReceipt`): an address that is good for some minutes; ask
   * again for a fresh one.
   */
  receipt: v.optional(v.object({ url: address, receivedAt: moment })),
});

export const depositBody = {
  amount: givenAmount,
  /** Takes a promotion along; see `acceptDepositPromo`. */
  promoId: v.optional(rowId),
};

export const depositFailures = [
  'NOT_ALLOWED',
  'PROMOTION_UNAVAILABLE',
  'TOO_MANY_PENDING',
  'NOT_FOUND',
  ...payInFailures,
] as const;

/** A deposit that is paid by scanning a code. */
export const scannedValue = v.object({
  ...depositValue.entries,
  /** What the QR code says. */
  qrText: v.string(),
});

export const scannedBody = v.strictObject(depositBody);
