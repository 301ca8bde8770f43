import { SocialButtonsView } from './SocialButtonsView.tsx';
import { useSocialLogin } from './useSocialLogin.ts';

interface SocialButtonsProps {
  /** Called when the session is there. */
  onLoggedIn: () => void;
}

/**
 * Signing in with Google or Facebook by Firebase, as the merchant's switches say; nothing until Firebase is up, and nothing
 * where it can't be reached. A sign-in that is given up or fails at Firebase ends without a word.
 */
export function SocialButtons({ onLoggedIn }: SocialButtonsProps) {
  return <SocialButtonsView {...useSocialLogin(onLoggedIn)} />;
}
