import { homePath } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import { CircleCheck } from 'lucide-react';
import styles from './DownloadView.module.css';

/** Shown inside the app: a message that there is nothing to install, and a link to home. */
export function AppIsHere() {
  const { t } = useTexts('install');
  const { t: shell } = useTexts('shell');
  return (
    <div className={styles.here}>
      <p className={styles.hereTitle}>
        <CircleCheck aria-hidden />
        {t('installedTitle')}
      </p>
      <p className={styles.hint}>{t('installedHint')}</p>
      <ButtonLink variant="primary" size="large" isBlock href={homePath}>
        {shell('toHome')}
      </ButtonLink>
    </div>
  );
}
