import { bankNumberProblem } from '@livery/api/contract';

/** An invented bank. */
interface Bank {
  code: string;
  name: string;
  /** Digits of its account numbers. */
  minLength: number;
  maxLength: number;
  /** Whether the last digit is a check digit (Luhn), as on payment cards. */
  isChecked: boolean;
}

export const banks: readonly Bank[] = [
  { code: 'MGTB', name: 'Meghna Trust Bank', minLength: 13, maxLength: 13, isChecked: false },
  { code: 'SRCB', name: 'Surma Commerce Bank', minLength: 10, maxLength: 14, isChecked: false },
  { code: 'RVNB', name: 'Riverine National Bank', minLength: 12, maxLength: 12, isChecked: false },
  { code: 'KHLB', name: 'Kohinoor Lantern Bank', minLength: 14, maxLength: 24, isChecked: false },
  { code: 'BTRM', name: 'Banco Terra Mansa', minLength: 8, maxLength: 12, isChecked: false },
  { code: 'HCRD', name: 'Harbour Card', minLength: 16, maxLength: 16, isChecked: true },
  { code: 'LCRD', name: 'Lotus Card', minLength: 16, maxLength: 19, isChecked: true },
];

/** Name of a bank by code. */
export const bankName = (code: string): string => banks.find((bank) => bank.code === code)?.name ?? code;

/** Returns the problem of a number at this bank; undefined if it is valid. */
export function findNumberProblem(bank: Bank, digits: string): string | undefined {
  const { minLength, maxLength } = bank;
  switch (bankNumberProblem(bank, digits)) {
    case 'length':
      return minLength === maxLength ? `takes ${minLength} digits` : `takes ${minLength} to ${maxLength} digits`;
    case 'digit':
      return 'has a digit that is wrong';
    case undefined:
      return undefined;
  }
}
