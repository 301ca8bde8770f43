import { RegisterView } from './RegisterView.tsx';
import { type RegisterFormProps, useRegisterForm } from './useRegisterForm.ts';

/** The form, once the gateway's rules and countries are here. */
export function RegisterForm(props: RegisterFormProps) {
  return <RegisterView {...useRegisterForm(props)} />;
}
