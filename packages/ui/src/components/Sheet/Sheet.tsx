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
   * Called when the player closes it: by the close button, the mask, Escape, or by pulling it down. Set `isOpen` to
   * false.
   */
  onClose: () => void;
  /** Shown at its head, and its name for screen readers. */
  title: string;
  /** Name of the close button. */
  closeLabel: string;
  /** The choices. They scroll if they are taller than the screen; the head stays. */
  children: ReactNode;
  /**
   * Whether the content is only text, without controls: then its scroller can take the focus, so that keys scroll it.
   * Default false.
   */
  isText?: boolean;
  /** Fixed at its bottom, below the scrolling content: the button that ends it. */
  footer?: ReactNode;
}

/**
 * A panel at the screen's bottom edge, for choices within reach of the thumb. Pulling its head down closes it; the
 * close button, the mask and Escape close it too.
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
