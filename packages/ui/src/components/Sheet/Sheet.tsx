import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A panel from the screen's bottom edge, for choosing: within reach of the thumb. */
export function Sheet({ isOpen, onClose, title, closeLabel, children }: SheetProps) {
  const titleId = useId();
  const modal = useModal({ isOpen, onClose });
  return (
    <dialog {...modal} className={styles.sheet} aria-labelledby={titleId}>
      {isOpen && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 id={titleId} className={styles.title}>{title}</h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
