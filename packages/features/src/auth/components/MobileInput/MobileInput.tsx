import { useTexts } from '@livery/i18n/react';
import { PhoneField, type PhoneFieldProps } from '@livery/ui/phone';

/** The field of a mobile number, with the texts of the auth screens. */
export function MobileInput(field: Omit<PhoneFieldProps, 'label' | 'picker'>) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  return (
    <PhoneField
      {...field}
      label={t('mobileNum')}
      picker={{
        label: t('countryCode'),
        searchLabel: t('countrySearch'),
        noMatch: t('countryNoMatch'),
        closeLabel: common('close'),
      }}
    />
  );
}
