import { useTexts } from '@livery/i18n/react';
import { type ReactNode, useId } from 'react';
import type { FieldSection as Section } from '../../model/formLayout.ts';
import styles from './FieldSection.module.css';

interface FieldSectionProps {
  /** The section, for its heading. Undefined: no heading. */
  section?: Section | undefined;
  children: ReactNode;
}

const headings = { person: 'groupPerson', contact: 'groupContact', invitation: 'groupInvitation' } as const;

/** Fields that belong together. They have a heading if other fields are above them. */
export function FieldSection({ section, children }: FieldSectionProps) {
  const { t } = useTexts('auth');
  const id = useId();
  if (section === undefined || section === 'account') return <div className={styles.section}>{children}</div>;
  return (
    <div role="group" aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {t(headings[section])}
      </h2>
      {children}
    </div>
  );
}
