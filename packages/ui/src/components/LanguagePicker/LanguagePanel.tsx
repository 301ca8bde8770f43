import { type ReactNode, useEffect } from 'react';
import { useModal } from '../Dialog/useModal.ts';
import { LanguageList, type LanguageListProps } from './LanguageList.tsx';
import styles from './LanguagePanel.module.css';
import { useAnchored } from './useAnchored.ts';

export interface LanguagePanelProps extends LanguageListProps {
  /** The button that it floats beside; null while it is closed. */
  anchor: HTMLElement | null;
  /** The person wants out: by the mask or Escape. */
  onClose: () => void;
  /** Below the languages: what else is set here, such as dark or light. Alone where there is only one language. */
  children?: ReactNode;
}

/**
 * A floating list of languages beside the button that opened it. Arrows, Home, End and letters move along it, Enter and Space
 * choose, Escape closes, and focus goes back to the button.
 */
export function LanguagePanel({ anchor, onClose, children, label, languages, current, onChoose }: LanguagePanelProps) {
  const { modal, isPresent } = useModal({ isOpen: anchor !== null, onClose });
  useAnchored(modal.ref, anchor);
  // After it is shown: what is not shown takes no focus and does not scroll.
  useEffect(() => {
    const option = anchor && modal.ref.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!option?.parentElement) return;
    option.focus({ preventScroll: true });
    option.parentElement.scrollTop = option.offsetTop - (option.parentElement.clientHeight - option.offsetHeight) / 2;
  }, [anchor, modal.ref]);
  return (
    <dialog {...modal} className={styles.panel} aria-label={label}>
      {isPresent && (
        <div className={styles.inside}>
          {languages.length > 1 && <LanguageList label={label} languages={languages} current={current} onChoose={onChoose} />}
          {children && <div className={styles.more}>{children}</div>}
        </div>
      )}
    </dialog>
  );
}
