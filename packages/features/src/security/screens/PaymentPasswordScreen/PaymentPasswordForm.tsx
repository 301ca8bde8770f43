import { PaymentPasswordView } from './PaymentPasswordView.tsx';
import { type PaymentPasswordFormProps, usePaymentPasswordForm } from './usePaymentPasswordForm.ts';

/** The form. It is rendered after the member's security has loaded. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  return <PaymentPasswordView {...usePaymentPasswordForm(props)} />;
}
