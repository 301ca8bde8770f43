import { paths } from '@livery/foundation/addresses';
import { countryNames } from '@livery/foundation/formats';
import { useLanguage, useTexts } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { Card, ContactRows, KeyValue, KeyValueList, List, ListRow, Logo, ScreenBody, ScreenPart } from '@livery/ui';
import { FileText, Headset, HeartHandshake } from 'lucide-react';
import styles from './AboutView.module.css';

export interface AboutViewProps extends Pick<PublicMerchant, 'name' | 'licence'> {
  /** Whether players cannot win or lose real money. */
  isPlayMoney: boolean;
  /** Addresses of the logos for dark and for light backgrounds. */
  logo: PublicMerchant['assets']['logo'];
}

/** The merchant's logo, the facts of its licence, a note on playing with care, the help contacts, and the agreement. */
export function AboutView({ name, licence, isPlayMoney, logo }: AboutViewProps) {
  const { t } = useTexts('about');
  const { t: agreement } = useTexts('agreement');
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  const language = useLanguage();
  const { authority, number, minimumAge: age, jurisdictions, helpContacts = [] } = licence;
  return (
    <ScreenBody>
      <div className={styles.brand}>
        <Logo name={name} size="large" dark={logo.dark} light={logo.light} />
        <p className={styles.words}>{t('intro', { name })}</p>
      </div>
      <ScreenPart title={t('licence')}>
        <Card holds="rows">
          <KeyValueList>
            <KeyValue label={agreement('authority')}>{authority}</KeyValue>
            <KeyValue label={agreement('number')}>{number}</KeyValue>
            <KeyValue label={agreement('minimumAge')}>{agreement('ageValue', { age })}</KeyValue>
            <KeyValue label={agreement('countries')}>{countryNames(jurisdictions, language)}</KeyValue>
          </KeyValueList>
        </Card>
      </ScreenPart>
      <ScreenPart title={t('care')}>
        <p className={styles.words}>{t('careAge', { age })}</p>
        <p className={styles.words}>{t('careStop')}</p>
        {isPlayMoney && <p className={styles.words}>{common('playMoneyNotice')}</p>}
        <List>
          <ListRow icon={<HeartHandshake aria-hidden />} title={shell('saferPlay')} href={paths.saferPlay} />
        </List>
      </ScreenPart>
      {helpContacts.length > 0 && (
        <ScreenPart title={t('contacts')}>
          <ContactRows contacts={helpContacts} />
        </ScreenPart>
      )}
      <ScreenPart title={t('further')}>
        <List>
          <ListRow icon={<FileText aria-hidden />} title={shell('userAgreement')} href={paths.userAgreement} />
          <ListRow icon={<Headset aria-hidden />} title={shell('service')} href={paths.service} />
        </List>
      </ScreenPart>
    </ScreenBody>
  );
}
