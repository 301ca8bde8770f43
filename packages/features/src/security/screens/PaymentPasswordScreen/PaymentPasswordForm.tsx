import { PaymentPasswordView } from './PaymentPasswordView.tsx';
import { type PaymentPasswordFormProps, usePaymentPasswordForm } from './usePaymentPasswordForm.ts';

/** The form, once it is known what the member has set and bound. */
export function PaymentPasswordForm(props: PaymentPasswordFormProps) {
  return <PaymentPasswordView {...usePaymentPasswordForm(props)} />;
}
