import { useTexts } from '@livery/i18n/react';
import { Sheet } from '@livery/ui/dialog';
import type { ReactNode } from 'react';
import styles from './AuthSheetView.module.css';

interface AuthSheetViewProps {
  title: string;
  intro: string;
  /** The link to the other form, register or login, below this form. Undefined: no link. */
  other: { question: string; label: string; onOpen: () => void } | undefined;
  onClose: () => void;
  /** Small text at the end. */
  note?: ReactNode;
  children: ReactNode;
}

/** Login or registration as a sheet over the page. */
export function AuthSheetView({ title, intro, other, onClose, note, children }: AuthSheetViewProps) {
  const { t } = useTexts('common');
  return (
    <Sheet isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      <div>
        <p className={styles.intro}>{intro}</p>
        {children}
        {other !== undefined && (
          <p className={styles.other}>
            {other.question}{' '}
            <button type="button" className={styles.link} onClick={other.onOpen}>
              {other.label}
            </button>
          </p>
        )}
        {note}
      </div>
    </Sheet>
  );
}
