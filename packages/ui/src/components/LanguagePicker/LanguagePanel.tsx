import { type ReactNode, useEffect } from 'react';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { useModal } from '../Dialog/useModal.ts';
import { LanguageList, type LanguageListProps } from './LanguageList.tsx';
import { classNames } from '../../classNames.ts';
import overlayStyles from '../Dialog/overlay.module.css';
import styles from './LanguagePanel.module.css';
import { useAnchored } from './useAnchored.ts';

export interface LanguagePanelProps extends LanguageListProps {
  /** The button beside which the panel is shown. Null while the panel is closed. */
  anchor: HTMLElement | null;
  /** Called when the player closes the panel with the mask or Escape. */
  onClose: () => void;
  /**
   * Other settings below the languages, for example dark or light. If there is only one language, only they are shown.
   */
  children?: ReactNode;
}

/**
 * A list of languages beside the button that opened it. Arrow keys, Home, End and letters move the focus, Enter and
 * Space select a language, and Escape closes the list. Then the focus returns to the button.
 */
export function LanguagePanel({ anchor, onClose, children, label, languages, current, onChoose }: LanguagePanelProps) {
  const { modal, isPresent } = useModal({ isOpen: anchor !== null, onClose });
  useAnchored(modal.ref, anchor);
  // Run this after the panel is shown, because a hidden element cannot be focused or scrolled.
  useEffect(() => {
    if (anchor) startAtCurrent(modal.ref.current);
  }, [anchor, modal.ref]);
  return (
    <dialog {...modal} className={classNames(overlayStyles.overlay, styles.panel)} aria-label={label}>
      {isPresent && (
        <div className={styles.inside}>
          {languages.length > 1 && (
            <LanguageList label={label} languages={languages} current={current} onChoose={onChoose} />
          )}
          {children && <div className={styles.more}>{children}</div>}
          <ToastAnnouncer />
        </div>
      )}
    </dialog>
  );
}

/**
 * Focuses the current language and scrolls the list to it. Only the list scrolls: a normal focus would scroll the page
 * too.
 */
function startAtCurrent(panel: HTMLElement | null) {
  const option = panel?.querySelector<HTMLElement>('[aria-selected=true]');
  const list = option?.parentElement;
  if (!list) return;
  option.focus({ preventScroll: true });
  list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
