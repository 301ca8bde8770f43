import { useTexts } from '@livery/i18n/react';
import { FormError, Spinner } from '@livery/ui';
import type { SocialProvider } from '../../firebase/firebaseSignIn.ts';
import { FacebookLogo, GoogleLogo } from './logos.tsx';
import styles from './SocialButtonsView.module.css';

export interface SocialButtonsViewProps {
  /** The available providers, in display order. If there are none, nothing is rendered. */
  providers: readonly SocialProvider[];
  /** Whether the buttons can be used. Until then their space is reserved, so that the layout does not shift. */
  isReady: boolean;
  /** The provider whose account is being chosen or is logging in. */
  busy: SocialProvider | undefined;
  /** The error message from the gateway. */
  failure: string | undefined;
  onChoose: (provider: SocialProvider) => void;
}

const looks = {
  google: { Logo: GoogleLogo, label: 'continueWithGoogle' },
  facebook: { Logo: FacebookLogo, label: 'continueWithFacebook' },
} as const;

/** Buttons to log in with another provider's account, below the form. */
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
