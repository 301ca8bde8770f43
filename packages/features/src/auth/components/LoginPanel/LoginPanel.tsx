import { type LoginFormProps, useLoginForm } from '../../hooks/useLoginForm.ts';
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import { LoginView } from './LoginView.tsx';

/** The login form, without a frame: the screen and the sheet show the same one. */
export function LoginPanel(props: LoginFormProps) {
  const view = useLoginForm(props);
  const isByName = view.form.watch('method') === 'username';
  return <LoginView {...view} social={isByName && <SocialButtons onLoggedIn={props.onLoggedIn} />} />;
}
