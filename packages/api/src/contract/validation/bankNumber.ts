/** What the numbers of a bank look like. */
interface BankNumberRule {
  /** Digits. */
  minLength: number;
  maxLength: number;
  /** The last digit proves the others (Luhn), as on payment cards. */
  isChecked: boolean;
}

/** Returns what is wrong with a number at its bank: its length, or one of its digits; undefined where nothing is. */
export function bankNumberProblem(
  { minLength, maxLength, isChecked }: BankNumberRule,
  digits: string,
): 'length' | 'digit' | undefined {
  if (digits.length < minLength || digits.length > maxLength) return 'length';
  return isChecked && !isLuhn(digits) ? 'digit' : undefined;
}

/** Luhn: from the right every other digit is doubled and its digits added; the sum of all is a multiple of ten. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
}
