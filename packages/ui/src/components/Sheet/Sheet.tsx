import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useDragAway } from '../Dialog/useDragAway.ts';
import { useModal } from '../Dialog/useModal.ts';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../../classNames.ts';
import overlayStyles from '../Dialog/overlay.module.css';
import styles from './Sheet.module.css';

export interface SheetProps {
  isOpen: boolean;
  /**
   * Called when the player closes the sheet with the close button, the mask, Escape, or by pulling it down. Set
   * `isOpen` to false.
   */
  onClose: () => void;
  /** Title at the head of the sheet. It is also the name of the sheet for screen readers. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** The content, for example choices. It scrolls if it is higher than the screen. The head does not scroll. */
  children: ReactNode;
  /**
   * Whether the content is only text, without controls. Then the scrolling element can be focused, so that the player
   * can scroll with the keyboard. Default false.
   */
  isText?: boolean;
  /** Content that is fixed at the bottom, below the scrolling content, for example a button that closes the sheet. */
  footer?: ReactNode;
}

/**
 * A panel at the lower edge of the screen, for choices that a thumb can reach. The player closes it by pulling its head
 * down, with the close button, the mask or Escape.
 */
export function Sheet({ isOpen, onClose, title, closeLabel, children, isText = false, footer }: SheetProps) {
  const titleId = useId();
  const { modal, isPresent } = useModal({ isOpen, onClose });
  const drag = useDragAway({ ref: modal.ref, towards: 'down', onAway: onClose });
  return (
    <dialog {...modal} className={classNames(overlayStyles.overlay, styles.sheet)} aria-labelledby={titleId}>
      {isPresent && (
        <div className={styles.panel}>
          <ToastAnnouncer />
          <header {...drag} className={styles.header}>
            <span className={styles.handle} aria-hidden />
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          <div className={styles.content} {...(isText && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}>
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
