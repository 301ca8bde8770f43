import { defineArea } from '../area.ts';
import { addBankCard, getBankCards, removeBankCard } from '../bankCards.ts';
import { getWithdrawals, getWithdrawOptions, withdraw } from '../withdraw.ts';

export const withdrawArea = defineArea({
  title: 'Withdrawals and bank cards',
  calls: { getWithdrawOptions, withdraw, getWithdrawals, getBankCards, addBankCard, removeBankCard },
  summaries: {
    getWithdrawOptions:
      'Tells limits, fees, how many withdrawals today are left, and what still stands in the way of one.',
    withdraw:
      'Asks for money to be paid out to a bank card. It leaves the wallet at once and is back when the house refuses.',
    getWithdrawals: 'Lists withdrawals by page, newest first, filtered by state and days.',
    getBankCards: 'Lists the bank cards of a member, masked, and the banks that cards can be of.',
    addBankCard:
      'Adds a bank card. Takes the payment password; the holder has to be the bound payee where there is one.',
    removeBankCard: 'Removes a bank card. Removing it again changes nothing.',
  },
});
