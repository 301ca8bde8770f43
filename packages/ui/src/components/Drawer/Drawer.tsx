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
   * Called when the player closes the drawer with the close button, the mask, Escape, or a swipe towards its edge. Set
   * `isOpen` to false.
   */
  onClose: () => void;
  /** Name of the drawer for screen readers, for example 'Main menu'. */
  label: string;
  /** Name of the close button. */
  closeLabel: string;
  /** Content at the top: the merchant's logo. */
  logo?: ReactNode;
  /** The player's name and balance, or the buttons to log in. This part does not scroll. */
  account?: ReactNode;
  /** The shortcuts: tiles, rows. */
  children: ReactNode;
  /** Content that is fixed at the bottom, for example the logout and the choice of language. */
  footer?: ReactNode;
}

/**
 * The side menu. It is at the inline start: on the left in English, on the right in Urdu. A swipe towards that edge,
 * the close button, the mask and Escape close it. The close button gets the focus first. After closing, the focus
 * returns to the element that opened the menu.
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
