import { useAfterLogin } from '@livery/foundation/session';
import { SocialButtons } from '../../components/SocialButtons/SocialButtons.tsx';
import { RegisterView } from './RegisterView.tsx';
import { type RegisterFormProps, useRegisterForm } from './useRegisterForm.ts';

/** The form, rendered after the gateway's rules and the countries are loaded. */
export function RegisterForm(props: RegisterFormProps) {
  const view = useRegisterForm(props);
  const goOn = useAfterLogin();
  // Social login is shown together with the user name, as at login. If registration by user name is off, it is shown
  // together with the number.
  const isOffered = view.way === 'username' || !view.ways.includes('username');
  return <RegisterView {...view} social={isOffered && <SocialButtons onLoggedIn={() => void goOn()} />} />;
}
