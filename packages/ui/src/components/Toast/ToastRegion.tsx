import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toast.module.css';
import { useClearOfActions } from './useClearOfActions.ts';
import { useOpenDialog } from './useOpenDialog.ts';

interface ToastRegionProps {
  /** Name of the region for screen readers. */
  label: string;
  /** Changes with every toast: each is shown above a dialog that was opened since the last. */
  turn?: number;
  children?: ReactNode;
}

/**
 * The region that shows and announces toasts. It stays on the page while it is empty, so that screen readers know it.
 * Only new content is announced: a button that loads after the words does not repeat them. It moves above the page's
 * primary action, which nothing may cover.
 */
export function ToastRegion(props: ToastRegionProps) {
  const dialog = useOpenDialog(Boolean(props.children));
  // Each dialog announces toasts itself (`ToastAnnouncer`), so this region must not announce them again.
  return dialog === undefined ? <Region {...props} /> : createPortal(<Region {...props} isSilent />, dialog);
}

function Region({ label, turn, isSilent = false, children }: ToastRegionProps & { isSilent?: boolean }) {
  const ref = useRef<HTMLOutputElement>(null);
  const isEmpty = !children;
  useClearOfActions(ref, isEmpty ? undefined : turn);
  useEffect(() => {
    const region = ref.current;
    // As a popover it is in the top layer, above an open dialog too.
    if (isEmpty || !region?.showPopover) return;
    region.showPopover();
    return () => region.hidePopover();
  }, [isEmpty, turn]);
  return (
    <output
      ref={ref}
      popover="manual"
      aria-label={label}
      aria-live={isSilent ? 'off' : undefined}
      aria-atomic={false}
      className={styles.region}
    >
      {children}
    </output>
  );
}
