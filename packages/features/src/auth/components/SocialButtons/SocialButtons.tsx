import { SocialButtonsView } from './SocialButtonsView.tsx';
import { useSocialLogin } from './useSocialLogin.ts';

interface SocialButtonsProps {
  /** Called when the session exists. */
  onLoggedIn: () => void;
}

/**
 * Login with Google or Facebook by Firebase, depending on the merchant's switches. The buttons are hidden until
 * Firebase is loaded, and if it cannot be loaded. A login that is cancelled or that fails at Firebase shows no message.
 */
export function SocialButtons({ onLoggedIn }: SocialButtonsProps) {
  return <SocialButtonsView {...useSocialLogin(onLoggedIn)} />;
}
