import type { RegistrationRules } from '@livery/api/auth/registration';
import { RegisterView } from './RegisterView.tsx';
import { useRegisterForm } from './useRegisterForm.ts';

/** The form, once the gateway's rules are here. */
export function RegisterForm({ rules }: { rules: RegistrationRules }) {
  return <RegisterView {...useRegisterForm(rules)} />;
}
