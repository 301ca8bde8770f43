/** Format of a bank's card numbers. */
interface BankNumberRule {
  /** Number of digits. */
  minLength: number;
  maxLength: number;
  /** The last digit is a Luhn check digit, as on payment cards. */
  isChecked: boolean;
}

/** Returns the problem of a number at its bank: its length, or a wrong digit; undefined if the number is valid. */
export function bankNumberProblem(
  { minLength, maxLength, isChecked }: BankNumberRule,
  digits: string,
): 'length' | 'digit' | undefined {
  if (digits.length < minLength || digits.length > maxLength) return 'length';
  return isChecked && !isLuhn(digits) ? 'digit' : undefined;
}

/**
 * Luhn check: doubles every second digit from the right and adds the digits of each product; the sum must be a multiple
 * of ten.
 */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
}
