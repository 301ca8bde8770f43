import { lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { PinField, type PinFieldProps } from '@livery/ui';

type PaymentPasswordFieldProps = Partial<Pick<PinFieldProps, 'label'>> &
  Omit<PinFieldProps, 'label' | 'length' | 'isRequired' | 'showLabel' | 'hideLabel'>;

/**
 * A field for the digits of a payment password, which authorises withdrawals. Default `label`: payment password. Its
 * texts are in the area `security`.
 */
export function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  const { t } = useTexts('security');
  return (
    <PinField
      label={t('paymentPassword')}
      {...props}
      isRequired
      length={lengths.paymentPassword}
      showLabel={t('show')}
      hideLabel={t('hide')}
    />
  );
}
