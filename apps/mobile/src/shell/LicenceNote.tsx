import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import styles from './LicenceNote.module.css';

/** The merchant's licence, the minimum age, and a note if the money is play money. */
export function LicenceNote() {
  const { t } = useTexts('common');
  const { licence, playMoney } = useMerchant();
  return (
    <section className={styles.note}>
      <p className={styles.age}>{t('minimumAge', { age: licence.minimumAge })}</p>
      <p>{t('licensedBy', { authority: licence.authority, number: licence.number })}</p>
      <p>{playMoney ? t('playMoneyNotice') : t('playResponsibly')}</p>
    </section>
  );
}
