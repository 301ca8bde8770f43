import { useTexts } from '@livery/i18n/react';
import { FormError, Spinner } from '@livery/ui';
import type { SocialProvider } from '../../firebase/firebaseSignIn.ts';
import { FacebookLogo, GoogleLogo } from './logos.tsx';
import styles from './SocialButtonsView.module.css';

export interface SocialButtonsViewProps {
  /** Whose accounts people may sign in with, in this order. Nothing shows without any. */
  providers: readonly SocialProvider[];
  /** Whether they can be used. Until then there is room for them, so that nothing moves when they come. */
  isReady: boolean;
  /** The one whose account is being chosen, or is signing in. */
  busy: SocialProvider | undefined;
  /** What the gateway found wrong, as a sentence. */
  failure: string | undefined;
  onChoose: (provider: SocialProvider) => void;
}

const looks = {
  google: { Logo: GoogleLogo, label: 'continueWithGoogle' },
  facebook: { Logo: FacebookLogo, label: 'continueWithFacebook' },
} as const;

/** Ways to sign in with an account of somebody else, below the form. */
export function SocialButtonsView({ providers, isReady, busy, failure, onChoose }: SocialButtonsViewProps) {
  const { t } = useTexts('auth');
  if (providers.length === 0) return null;
  return (
    <div className={isReady ? undefined : styles.awaited}>
      <p className={styles.or}>{t('orElse')}</p>
      <FormError>{failure}</FormError>
      <div className={styles.buttons}>
        {providers.map((provider) => {
          const { Logo, label } = looks[provider];
          const isBusy = busy === provider;
          return (
            <button
              key={provider}
              type="button"
              className={styles.button}
              aria-busy={isBusy || undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => isBusy || onChoose(provider)}
            >
              <span className={styles.logo}>{isBusy ? <Spinner size="small" /> : <Logo />}</span>
              {t(label)}
            </button>
          );
        })}
      </div>
    </div>
  );
}
