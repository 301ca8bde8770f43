export { acceptDepositPromo } from './acceptDepositPromo.ts';
export { depositAlipay, depositQq, depositWechat } from './depositByQrCode.ts';
export { depositGateway } from './depositGateway.ts';
export { depositManual } from './depositManual.ts';
export { getDepositBanks } from './getDepositBanks.ts';
export { getDepositOptions } from './getDepositOptions.ts';
export { getDepositPromos } from './getDepositPromos.ts';
export { getDeposits } from './getDeposits.ts';
export { sendDepositReceipt } from './sendDepositReceipt.ts';
