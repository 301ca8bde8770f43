export { addBankCard } from './addBankCard.ts';
export { cancelWithdrawal } from './cancelWithdrawal.ts';
export { getBankCards } from './getBankCards.ts';
export { getWithdrawals } from './getWithdrawals.ts';
export { getWithdrawOptions } from './getWithdrawOptions.ts';
export { removeBankCard } from './removeBankCard.ts';
export { setDefaultBankCard } from './setDefaultBankCard.ts';
export { withdraw } from './withdraw.ts';
