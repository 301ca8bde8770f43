import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { Download } from 'lucide-react';
import { isForPlatform, type OfferedApp } from '../../model/offeredApps.ts';
import type { Phone } from '../../model/phone.ts';
import { AppButton } from './AppButton.tsx';
import styles from './DownloadView.module.css';

interface AppButtonsProps {
  phone: Phone;
  /** The ways to install, those for this phone first. */
  apps: readonly OfferedApp[];
  /** Lets the browser install the page. Undefined if the browser does not offer that. */
  onInstall: (() => void) | undefined;
}

/**
 * The buttons on a phone: the button that installs the app, and the other buttons below it. If there is no app for the
 * phone, the browser's own installation is the main button.
 */
export function AppButtons({ apps, phone: { platform, isSafari }, onInstall }: AppButtonsProps) {
  const { t } = useTexts('install');
  const [first, ...others] = apps;
  const main = first && isForPlatform(first, platform) ? first : undefined;
  return (
    <div className={styles.buttons}>
      {main && <AppButton app={main} isMain />}
      {onInstall && (
        <Button
          variant={main ? 'secondary' : 'primary'}
          size="large"
          isBlock
          icon={<Download aria-hidden />}
          onClick={onInstall}
        >
          {t('here')}
        </Button>
      )}
      {!main && !onInstall && !isSafari && <p className={styles.hint}>{t('none')}</p>}
      {(main ? others : apps).map((app) => (
        <AppButton key={app.kind} app={app} />
      ))}
    </div>
  );
}
