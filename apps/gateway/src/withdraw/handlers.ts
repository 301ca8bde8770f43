import type { HandlersOf } from '../http/callContext.ts';
import { addBankCard } from './addBankCard.ts';
import { getBankCards } from './getBankCards.ts';
import { getWithdrawals } from './getWithdrawals.ts';
import { getWithdrawOptions } from './getWithdrawOptions.ts';
import { removeBankCard } from './removeBankCard.ts';
import { withdraw } from './withdraw.ts';

export const withdrawHandlers: HandlersOf<'withdraw'> = {
  getWithdrawOptions,
  withdraw,
  getWithdrawals,
  getBankCards,
  addBankCard,
  removeBankCard,
};
