import { type ForgotPasswordFormProps, useForgotPassword } from './useForgotPassword.ts';
import { ForgotPasswordView } from './ForgotPasswordView.tsx';

/** The form, once the ways that are offered and the countries are here. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  return <ForgotPasswordView {...useForgotPassword(props)} />;
}
