import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { QrCode } from '@livery/ui/qr';
import { Download } from 'lucide-react';
import type { OfferedApp } from '../../model/offeredApps.ts';
import { AppButton } from './AppButton.tsx';
import styles from './DownloadView.module.css';

interface AppCodesProps {
  apps: readonly OfferedApp[];
  /** Lets the browser install the page. Undefined if the browser does not offer that. */
  onInstall: (() => void) | undefined;
}

/**
 * The content on other devices: a QR code for each platform, to open the address with a phone's camera, and the same
 * addresses as buttons.
 */
export function AppCodes({ apps, onInstall }: AppCodesProps) {
  const { t } = useTexts('install');
  const codes = apps.filter(({ kind }) => kind !== 'profile');
  return (
    <div className={styles.buttons}>
      {codes.length > 0 ? (
        <p className={styles.hint}>{t('scan')}</p>
      ) : (
        !onInstall && <p className={styles.hint}>{t('none')}</p>
      )}
      <div className={styles.codes}>
        {codes.map((app) => (
          <div key={app.kind} className={styles.code}>
            <QrCode
              size="medium"
              content={new URL(app.url, window.location.href).href}
              label={t(app.kind === 'android' ? 'codeAndroid' : 'codeIos')}
              errorText={t('codeTooLong')}
            />
            <AppButton app={app} />
          </div>
        ))}
      </div>
      {onInstall && (
        <Button variant="primary" size="large" isBlock icon={<Download aria-hidden />} onClick={onInstall}>
          {t('here')}
        </Button>
      )}
    </div>
  );
}
