import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Link } from '@livery/ui';
import { paths } from '../addresses/index.ts';
import { useRule } from '../roles/index.ts';
import styles from './LicenceLine.module.css';

/**
 * The minimum age, the licence, and a link to safer play. For screens that concern an account or money. Members get to
 * their own limits, with the time and the result of this login. For others, the link opens the page about the licence,
 * which has the help contacts.
 */
export function LicenceLine() {
  const { t } = useTexts('common');
  const { t: shell } = useTexts('shell');
  const { licence } = useMerchant();
  const hasLimits = useRule(paths.saferPlay) === 'open';
  return (
    <p className={styles.line}>
      {/* The spaces separate the parts for screen readers. */}
      <span className={styles.age}>{t('minimumAge', { age: licence.minimumAge })}</span>{' '}
      <span>{t('licensedBy', { authority: licence.authority, number: licence.number })}</span>{' '}
      <Link href={hasLimits ? paths.saferPlay : paths.about} className={styles.link}>
        {shell('saferPlay')}
      </Link>
    </p>
  );
}
