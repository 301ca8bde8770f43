import type { HandlersOf } from '../http/callContext.ts';
import { acceptDepositPromo } from './acceptDepositPromo.ts';
import { depositGateway } from './depositGateway.ts';
import { depositManual } from './depositManual.ts';
import { depositAlipay, depositQq, depositWechat } from './depositByQrCode.ts';
import { getDepositBanks } from './getDepositBanks.ts';
import { getDepositOptions } from './getDepositOptions.ts';
import { getDepositPromos } from './getDepositPromos.ts';
import { getDeposits } from './getDeposits.ts';

export const depositHandlers: HandlersOf<'deposit'> = {
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
};
