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
 * The region that shows and announces toasts. It is on the page even while it is empty, because screen readers announce
 * only changes in a known region. They announce only new content, so a button that loads after the text does not repeat
 * the text. The region moves up if it would cover the primary action of the page.
 */
export function ToastRegion(props: ToastRegionProps) {
  const dialog = useOpenDialog(Boolean(props.children));
  // Each dialog has a `ToastAnnouncer`, so this region must not announce toasts again.
  return dialog === undefined ? <Region {...props} /> : createPortal(<Region {...props} isSilent />, dialog);
}

function Region({ label, turn, isSilent = false, children }: ToastRegionProps & { isSilent?: boolean }) {
  const ref = useRef<HTMLOutputElement>(null);
  const isEmpty = !children;
  useClearOfActions(ref, isEmpty ? undefined : turn);
  useEffect(() => {
    const region = ref.current;
    // A popover is in the top layer, so it is also above an open dialog.
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
