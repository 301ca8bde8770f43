import { type ForgotPasswordFormProps, useForgotPassword } from './useForgotPassword.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

/** The form, rendered after the available ways and the countries are loaded. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  return <ForgotPasswordView {...useForgotPassword(props)} />;
}
