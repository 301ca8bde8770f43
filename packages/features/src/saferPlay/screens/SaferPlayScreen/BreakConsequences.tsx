import { useTexts } from '@livery/i18n/react';
import styles from './BreakSection.module.css';

/** The consequences of a break: no play, withdrawals are possible, and it cannot be ended early. */
export function BreakConsequences() {
  const { t } = useTexts('saferPlay');
  return (
    <ul className={styles.facts}>
      <li>{t('happensPlay')}</li>
      <li>{t('happensMoney')}</li>
      <li>{t('happensEnd')}</li>
    </ul>
  );
}
