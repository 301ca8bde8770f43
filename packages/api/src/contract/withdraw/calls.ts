export * as addBankCard from './addBankCard.ts';
export * as cancelWithdrawal from './cancelWithdrawal.ts';
export * as getBankCards from './getBankCards.ts';
export * as getWithdrawOptions from './getWithdrawOptions.ts';
export * as getWithdrawals from './getWithdrawals.ts';
export * as removeBankCard from './removeBankCard.ts';
export * as setDefaultBankCard from './setDefaultBankCard.ts';
export * as withdraw from './withdraw.ts';
