import { LoginView } from './LoginView.tsx';
import { useLoginScreen } from './useLoginScreen.ts';

/** Log in by user name and password. */
export function LoginScreen() {
  return <LoginView {...useLoginScreen()} />;
}
