import { useTexts } from '@livery/i18n/react';
import { CodeField, type CodeFieldProps } from '@livery/ui';

/** The field of a code by SMS and the button that requests one, with the texts of the auth screens. */
export function SmsCodeInput(field: Omit<CodeFieldProps, 'label' | 'fetchLabel' | 'sendingLabel' | 'waitLabel'>) {
  const { t } = useTexts('auth');
  return (
    <CodeField
      {...field}
      label={t('verificationCode')}
      fetchLabel={t('getCode')}
      sendingLabel={t('sendingCode')}
      waitLabel={(count) => t('codeWait', { count })}
    />
  );
}
