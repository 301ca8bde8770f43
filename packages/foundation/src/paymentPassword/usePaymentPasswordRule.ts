import { lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';

/** Returns a field's `validate`: true where all digits of a payment password are there, else what is wrong, as a sentence. */
export function usePaymentPasswordRule(): (digits: string) => string | true {
  const { t } = useTexts('security');
  return (digits) => digits.length === lengths.paymentPassword || t('sixDigits');
}
