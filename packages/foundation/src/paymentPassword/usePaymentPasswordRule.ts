import { lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';

/**
 * Returns the `validate` function of a field. It returns true if a payment password has all digits, otherwise an error
 * sentence.
 */
export function usePaymentPasswordRule(): (digits: string) => string | true {
  const { t } = useTexts('security');
  return (digits) => digits.length === lengths.paymentPassword || t('sixDigits');
}
