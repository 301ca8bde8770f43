import { useTexts } from '@livery/i18n/react';
import styles from './BreakPart.module.css';

/** What a break means: no play, money within reach, no way out before its end. */
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
