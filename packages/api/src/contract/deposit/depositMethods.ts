import * as v from 'valibot';

/**
 * Payment methods. `manual` is a transfer to one of the merchant's bank accounts. `gateway` is the page of a payment
 * provider.
 */
export const depositMethods = ['manual', 'gateway', 'alipay', 'wechat', 'qq'] as const;

export const depositMethod = v.picklist(depositMethods);

export type DepositMethod = (typeof depositMethods)[number];
