import type { PersonalInfo } from '@livery/api/member/getPersonalInfo';
import { paths } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, KeyValue, KeyValueList, ScreenPart } from '@livery/ui';
import styles from './ProfileView.module.css';

interface AccountFactsProps {
  info: PersonalInfo;
}

/**
 * Facts that cannot be changed here: account, registration date, contacts and payee. Facts that are unknown are
 * omitted.
 */
export function AccountFacts({ info }: AccountFactsProps) {
  const { t } = useTexts('profile');
  const { account, day } = useFormats();
  const facts = [
    { label: t('account'), value: account(info.account) },
    { label: t('since'), value: day(Date.parse(info.registeredAt)) },
    { label: t('mobile'), value: info.mobile },
    { label: t('email'), value: info.email },
    { label: t('payee'), value: info.payeeName },
  ];
  return (
    <ScreenPart title={t('fixed')}>
      <KeyValueList>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <KeyValue key={label} label={label}>
              {value}
            </KeyValue>
          ))}
      </KeyValueList>
      <p className={styles.note}>{t('fixedWords')}</p>
      <ButtonLink variant="quiet" size="small" href={paths.security} className={styles.link}>
        {t('toSecurity')}
      </ButtonLink>
    </ScreenPart>
  );
}
