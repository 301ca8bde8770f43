import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { lockScroll } from './lockScroll.ts';
import { usePresence } from './usePresence.ts';

/** Milliseconds after opening. A press on the mask in this time is still a part of the press that opened the dialog. */
const maskGuard = 300;

interface Modal {
  isOpen: boolean;
  /** Called when the player closes the dialog with the mask, Escape, or the platform's back gesture. */
  onClose: () => void;
  /** Whether the mask and Escape close the dialog. If false, only the buttons close it. Default true. */
  canDismiss?: boolean;
}

/**
 * Binds a `<dialog>` to a state. It opens the dialog as a modal, stops the page behind from scrolling, returns the
 * focus, and calls `onClose` when the player closes the dialog. `isPresent` is true until the closing motion has ended,
 * so that the dialog still has its content then.
 */
export function useModal({ isOpen, onClose, canDismiss = true }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const hasPressBegunInside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const before = document.activeElement;
    openedAt.current = performance.now();
    if (!dialog.open) dialog.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      dialog.close();
      // close() returns the focus automatically only if the opening element can take the focus at that moment.
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      // No element had the focus before. Move the focus to the start of the screen, not to the dialog's position at the
      // end of the document.
      else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  // Call this after the effect above, which starts the closing motion.
  const isPresent = usePresence(isOpen, ref);

  const modal = {
    ref,
    // The dialog is not interactive during the closing motion.
    inert: !isOpen,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // Only the state closes the dialog. If the browser closed it, dialog and state could differ.
      event.preventDefault();
      if (canDismiss) onClose();
    },
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOpen || target !== dialog || dialog.open) return;
      // Repeated Escape closes it without a cancel event: Chromium does this so that no page can lock the player in.
      if (canDismiss) onClose();
      else dialog.showModal();
    },
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      hasPressBegunInside.current = target !== currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // If a mouse selects text and is released over the mask, the click event has their common ancestor as its target.
      const isMask = event.target === event.currentTarget && !hasPressBegunInside.current;
      hasPressBegunInside.current = false;
      if (isMask && canDismiss && performance.now() - openedAt.current >= maskGuard) onClose();
    },
  };
  return { modal, isPresent };
}
