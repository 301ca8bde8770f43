import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';
import styles from './ClosedView.module.css';
import type { Contact } from './useClosedScreen.ts';

/** The contacts of customer service that work while the site is closed. */
export function ClosedContacts({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useTexts('site');
  if (contacts.length === 0) return null;
  return (
    <section className={styles.contacts}>
      <h2 className={styles.question}>{t('contacts')}</h2>
      <ul className={styles.list}>
        {contacts.map(({ kind, href }) => (
          <li key={href}>
            <ButtonLink variant="quiet" size="small" href={href}>
              {t(`contact_${kind}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
