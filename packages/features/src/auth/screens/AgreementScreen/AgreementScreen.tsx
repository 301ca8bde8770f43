import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { Printer } from 'lucide-react';
import { AgreementText } from '../../components/AgreementText/AgreementText.tsx';
import styles from './AgreementScreen.module.css';

/** The user agreement at its own address, to read, print and link to. */
export function AgreementScreen() {
  const { t } = useTexts('agreement');
  return (
    <div className={styles.page} data-title={t('title')}>
      <AgreementText />
      <div className={styles.print}>
        <Button isBlock icon={<Printer aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
