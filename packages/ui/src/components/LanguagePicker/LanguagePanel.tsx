import { type ReactNode, useEffect } from 'react';
import { ToastAnnouncer } from '../../toasts/ToastAnnouncer.tsx';
import { useModal } from '../Dialog/useModal.ts';
import { LanguageList, type LanguageListProps } from './LanguageList.tsx';
import { classNames } from '../../classNames.ts';
import overlayStyles from '../Dialog/overlay.module.css';
import styles from './LanguagePanel.module.css';
import { useAnchored } from './useAnchored.ts';

export interface LanguagePanelProps extends LanguageListProps {
  /** The button beside which it floats; null while it is closed. */
  anchor: HTMLElement | null;
  /** Called when the player closes it, by the mask or Escape. */
  onClose: () => void;
  /**
   * Other settings below the languages, for example dark or light. If there is only one language, only they are shown.
   */
  children?: ReactNode;
}

/**
 * A floating list of languages beside the button that opened it. Arrows, Home, End and letters move along it, Enter and
 * Space choose, Escape closes, and the focus returns to the button.
 */
export function LanguagePanel({ anchor, onClose, children, label, languages, current, onChoose }: LanguagePanelProps) {
  const { modal, isPresent } = useModal({ isOpen: anchor !== null, onClose });
  useAnchored(modal.ref, anchor);
  // After it is shown: a hidden element can neither take the focus nor scroll.
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

/** Sets focus and scroll position of the list. Only the list scrolls; a normal focus would scroll the page too. */
function startAtCurrent(panel: HTMLElement | null) {
  const option = panel?.querySelector<HTMLElement>('[aria-selected=true]');
  const list = option?.parentElement;
  if (!list) return;
  option.focus({ preventScroll: true });
  list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2;
}
