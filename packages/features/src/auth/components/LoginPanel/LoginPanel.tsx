import { type LoginFormProps, useLoginForm } from '../../hooks/useLoginForm.ts';
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import { LoginView } from './LoginView.tsx';

/** The login form without a frame. The screen and the sheet both show it. */
export function LoginPanel(props: LoginFormProps) {
  const view = useLoginForm(props);
  const isByName = view.form.watch('method') === 'username';
  return <LoginView {...view} social={isByName && <SocialButtons onLoggedIn={props.onLoggedIn} />} />;
}
