import { lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';

/** Returns a field's `validate`: true if a payment password has all digits, else an error sentence. */
export function usePaymentPasswordRule(): (digits: string) => string | true {
  const { t } = useTexts('security');
  return (digits) => digits.length === lengths.paymentPassword || t('sixDigits');
}
