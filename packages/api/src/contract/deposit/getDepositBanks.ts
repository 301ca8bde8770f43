import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';

export const getDepositBanks = defineCall({
  name: 'getDepositBanks',
  method: 'GET',
  path: '/wps/deposit/banks',
  access: 'member',
  /** The merchant's accounts for manual deposits. */
  value: v.array(
    v.object({
      bankCode: v.string(),
      bankName: v.string(),
      accountName: v.string(),
      accountNumber: v.string(),
      branch: v.string(),
    }),
  ),
});

export const summary = "Lists the merchant's bank accounts that a manual deposit is paid to.";

export const sample: CallValue<typeof getDepositBanks> = [
  {
    bankCode: 'ACME',
    bankName: 'Acme Bank',
    accountName: 'Testhouse',
    accountNumber: '0012003400560',
    branch: 'Main street',
  },
];
