import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../../classNames.ts';
import overlayStyles from './overlay.module.css';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called when the player closes the dialog with the mask, Escape or the close button. Set `isOpen` to false. */
  onClose: () => void;
  title: string;
  /** Name of the close button in the corner. Default: no close button. */
  closeLabel?: string;
  /** Whether the mask and Escape close the dialog. If false, only the buttons close it. Default true. */
  canDismiss?: boolean;
  children?: ReactNode;
  /** The buttons, with the main button last. */
  actions?: ReactNode;
}

/**
 * A question or a short message over the screen, as a native `<dialog>`. Its content is its accessible description. The
 * first control gets the focus, and the focus stays inside the dialog. After closing, the focus returns to the element
 * that had it before. The page behind does not scroll.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, canDismiss, children, actions }: DialogProps) {
  const id = useId();
  const { modal, isPresent } = useModal({ isOpen, onClose, canDismiss });
  return (
    <dialog
      {...modal}
      className={classNames(overlayStyles.overlay, styles.dialog)}
      aria-labelledby={`${id}title`}
      aria-describedby={children ? `${id}content` : undefined}
    >
      {isPresent && (
        <div className={styles.panel}>
          <header className={styles.header}>
            <h2 id={`${id}title`} className={styles.title}>
              {title}
            </h2>
            {closeLabel && (
              <IconButton label={closeLabel} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            )}
          </header>
          {children && (
            <div id={`${id}content`} className={styles.content}>
              {children}
            </div>
          )}
          {actions && <footer className={styles.actions}>{actions}</footer>}
          <ToastAnnouncer />
        </div>
      )}
    </dialog>
  );
}
