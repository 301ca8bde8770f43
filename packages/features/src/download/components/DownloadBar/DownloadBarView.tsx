import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, IconButton, useRootProperty } from '@livery/ui';
import { X } from 'lucide-react';
import styles from './DownloadBar.module.css';

interface DownloadBarViewProps {
  /** The merchant's icon. */
  icon: string;
  /** Address of the app. */
  href: string;
  /** Whether the bar has left the screen, so that it does not cover what the player scrolls to. */
  isRetracted?: boolean;
  /**
   * Whether to show a hint for Safari on an iPhone. It explains that the share menu adds the page to the home screen.
   */
  isHintDue: boolean;
  /** Installs the page. Undefined if the browser does not offer that. */
  onInstall?: () => void;
  onClose: () => void;
}

/** One line: the merchant's icon, the purpose of the app, the install button, the close button. */
export function DownloadBarView({
  icon,
  href,
  isRetracted = false,
  isHintDue,
  onInstall,
  onClose,
}: DownloadBarViewProps) {
  // Other floating elements above the footer are placed above the bar.
  useRootProperty('--app-offer-room', isRetracted ? '0rem' : '1.96rem');
  const { t } = useTexts('download');
  const { t: common } = useTexts('common');
  return (
    <section aria-label={t('getApp')} data-retracted={isRetracted || undefined} className={styles.bar}>
      <IconButton label={common('close')} onClick={onClose} className={styles.close}>
        <X aria-hidden />
      </IconButton>
      <img src={icon} alt="" width={40} height={40} className={styles.icon} />
      <p className={styles.words}>
        <strong className={styles.title}>{t('getApp')}</strong>
        <span className={styles.hint}>{t(isHintDue ? 'iosHint' : 'getAppHint')}</span>
      </p>
      {onInstall ? (
        <Button variant="primary" size="small" onClick={onInstall}>
          {t('install')}
        </Button>
      ) : (
        <ButtonLink
          variant="primary"
          size="small"
          href={href}
          onClick={onClose}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('install')}
        </ButtonLink>
      )}
    </section>
  );
}
