import { defineArea } from '../area.ts';
import {
  acceptDepositPromo,
  depositAlipay,
  depositGateway,
  depositManual,
  depositQq,
  depositWechat,
  getDepositBanks,
  getDepositOptions,
  getDepositPromos,
  getDeposits,
} from '../deposit.ts';

export const depositArea = defineArea({
  title: 'Deposits',
  calls: {
    getDepositOptions,
    getDepositBanks,
    getDepositPromos,
    depositManual,
    depositAlipay,
    depositQq,
    depositGateway,
    depositWechat,
    acceptDepositPromo,
    getDeposits,
  },
  summaries: {
    getDepositOptions:
      'Lists the ways to pay in that are open, with their limits, quick amounts, fees and what they ask for.',
    getDepositBanks: "Lists the house's bank accounts that a manual deposit is paid to.",
    getDepositPromos: 'Lists the promotions that a member can still take along with a deposit.',
    depositManual:
      "Announces a transfer to one of the house's bank accounts. It waits for the cashier, half an hour at most.",
    depositAlipay: 'Opens a deposit that is paid by scanning a code of Alipay.',
    depositQq: 'Opens a deposit that is paid by scanning a code of QQ.',
    depositGateway:
      'Opens a deposit that is paid on the page of a payment house, whose address is answered. Its ticket pays or declines once.',
    depositWechat: 'Opens a deposit that is paid by scanning a code of WeChat.',
    acceptDepositPromo:
      'Takes a promotion along with a deposit that waits. Its bonus is paid when the deposit is approved.',
    getDeposits: 'Lists deposits by page, newest first, filtered by state and days.',
  },
});
