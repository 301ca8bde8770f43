import { sampleValues } from '@livery/api/samples';

/** Data for stories: limits, two cards and a withdrawal. */
export const options = { ...sampleValues.getWithdrawOptions, balance: '12345.50' };

const [card] = sampleValues.getBankCards.cards;

export const cards = [
  card!,
  {
    ...card!,
    cardId: '5',
    bankCode: 'HCRD',
    bankName: 'Harbour Card',
    maskedNumber: '************9017',
    isDefault: false,
  },
];

export const { withdraw: withdrawal } = sampleValues;
