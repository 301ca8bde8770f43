import { useAfterLogin } from '@livery/foundation/session';
import { SocialButtons } from '../../components/SocialButtons/SocialButtons.tsx';
import { RegisterView } from './RegisterView.tsx';
import { type RegisterFormProps, useRegisterForm } from './useRegisterForm.ts';

/** The form, once the gateway's rules and countries are here. */
export function RegisterForm(props: RegisterFormProps) {
  const view = useRegisterForm(props);
  const goOn = useAfterLogin();
  // As at login: by user name. Where nobody registers by one, beside the number.
  const isOffered = view.way === 'username' || !view.ways.includes('username');
  return <RegisterView {...view} social={isOffered && <SocialButtons onLoggedIn={() => void goOn()} />} />;
}
