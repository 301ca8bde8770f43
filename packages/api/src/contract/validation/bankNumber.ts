/** Format of a bank's card numbers. */
interface BankNumberRule {
  /** Number of digits. */
  minLength: number;
  maxLength: number;
  /** Whether the last digit is a Luhn check digit, as on payment cards. */
  isChecked: boolean;
}

/**
 * Returns the problem of a card number by the rule of its bank: a wrong length or a wrong digit. Undefined if the
 * number is valid.
 */
export function bankNumberProblem(
  { minLength, maxLength, isChecked }: BankNumberRule,
  digits: string,
): 'length' | 'digit' | undefined {
  if (digits.length < minLength || digits.length > maxLength) return 'length';
  return isChecked && !isLuhn(digits) ? 'digit' : undefined;
}

/**
 * Checks a number by the Luhn algorithm. It doubles every second digit from the right and adds the digits of each
 * product. The sum must be a multiple of ten.
 */
function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const worth = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (worth > 9 ? worth - 9 : worth);
  }, 0);
  return sum % 10 === 0;
}
