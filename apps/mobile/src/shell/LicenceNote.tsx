import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import styles from './LicenceNote.module.css';

/** Who licensed this house, from what age one may play, and that it is play money where it is. */
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
