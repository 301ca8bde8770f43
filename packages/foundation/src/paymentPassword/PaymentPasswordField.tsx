import { lengths } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import { PinField, type PinFieldProps } from '@livery/ui';

type PaymentPasswordFieldProps = Partial<Pick<PinFieldProps, 'label'>> &
  Omit<PinFieldProps, 'label' | 'length' | 'isRequired' | 'showLabel' | 'hideLabel'>;

/**
 * The digits of a payment password, which lets money out. Without a `label` it is called just that. Its texts are the area
 * `security`.
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
