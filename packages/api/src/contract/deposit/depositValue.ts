import * as v from 'valibot';
import { requestAmount } from '../values/requestAmount.ts';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { rowId } from '../values/rowId.ts';
import { payInFailures } from '../saferPlay/playFailures.ts';
import { depositMethods } from './depositMethods.ts';

/**
 * EXPIRED: the deposit was not paid within half an hour. CANCELLED: the member cancelled it before paying
 * (`cancelDeposit`).
 */
export const depositStates = ['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED', 'CANCELLED'] as const;

export const depositState = v.picklist(depositStates);

export type DepositState = (typeof depositStates)[number];

export const depositValue = v.object({
  depositId: v.string(),
  method: openPicklist(depositMethods),
  state: openPicklist(depositStates),
  amount: money,
  /** The merchant's fee. The wallet receives the amount minus the fee, plus the bonus of the promotion. */
  fee: money,
  promoId: v.optional(v.string()),
  createdAt: moment,
  /** End of the time to pay. */
  expiresAt: moment,
  decidedAt: v.optional(moment),
});

/** A web address, or a path of the gateway. */
const address = v.pipe(v.string(), v.regex(/^(https?:\/\/|\/(?![/\\]))/i, 'a web address or a path'));

/** A payment page. */
export const paymentAddress = address;

/** A deposit in the list. It contains the data that another device needs to show how to pay it. */
export const listedDepositValue = v.object({
  ...depositValue.entries,
  /**
   * Address of the payment page from `depositGateway`. Only while the deposit is pending and is paid on such a page.
   */
  url: v.optional(paymentAddress),
  /** Text of the QR code. Only while the deposit is pending and is paid by scanning a code. */
  qrText: v.optional(v.string()),
  /**
   * The promotion of the deposit. `bonus` is paid when the deposit is approved. `toStake` is the amount that the member
   * must then stake before a withdrawal.
   */
  promo: v.optional(v.object({ title: v.string(), bonus: money, toStake: v.optional(money) })),
  /** Whether `cancelDeposit` can cancel the deposit now. Missing if it cannot. */
  cancellable: v.optional(v.boolean()),
  /**
   * The picture of the deposit's receipt, if the member sent one (`sendDepositReceipt`). The address is valid for some
   * minutes. A new request returns a new address.
   */
  receipt: v.optional(v.object({ url: address, receivedAt: moment })),
});

export const depositBody = {
  amount: requestAmount,
  /** The promotion to use with the deposit; see `acceptDepositPromo`. */
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
  /** Text of the QR code. */
  qrText: v.string(),
});

export const scannedBody = v.strictObject(depositBody);
