import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { useDragAway } from '../Dialog/useDragAway.ts';
import { useModal } from '../Dialog/useModal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../../classNames.ts';
import overlayStyles from '../Dialog/overlay.module.css';
import styles from './Drawer.module.css';

export interface DrawerProps {
  isOpen: boolean;
  /**
   * Called when the player closes it by the close button, the mask, Escape, or a swipe towards its edge. Set `isOpen`
   * to false.
   */
  onClose: () => void;
  /** Its name for screen readers, for example 'Main menu'. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  /** At its top: the merchant's logo. */
  logo?: ReactNode;
  /** The player's name and balance, or the buttons to log in. It does not scroll with the rest. */
  account?: ReactNode;
  /** The shortcuts: tiles, rows. */
  children: ReactNode;
  /** Fixed at the bottom: log out, the choice of language. */
  footer?: ReactNode;
}

/**
 * The side menu, at the inline start: the left in English, the right in Urdu. A swipe back towards that edge closes it,
 * like the close button, the mask and Escape. The focus starts on the close button and returns to the element that
 * opened it.
 */
export function Drawer({ isOpen, onClose, label, closeLabel, logo, account, children, footer }: DrawerProps) {
  const { modal, isPresent } = useModal({ isOpen, onClose });
  const drag = useDragAway({ ref: modal.ref, towards: 'start', onAway: onClose });
  return (
    <dialog {...modal} className={classNames(overlayStyles.overlay, styles.drawer)} aria-label={label}>
      {isPresent && (
        <div {...drag} className={styles.panel}>
          <header className={styles.header}>
            <div className={styles.logo}>{logo}</div>
            <IconButton label={closeLabel} onClick={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          {account && <div className={styles.account}>{account}</div>}
          <div className={styles.content}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
          <ToastAnnouncer />
        </div>
      )}
    </dialog>
  );
}
