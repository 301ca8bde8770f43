import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { lockScroll } from './lockScroll.ts';
import { usePresence } from './usePresence.ts';

/** Milliseconds after opening in which a press on the mask belongs to the press that opened it. */
const maskGuard = 300;

interface Modal {
  isOpen: boolean;
  /** Called when the player closes it by the mask, Escape, or the platform's back gesture. */
  onClose: () => void;
  /** False if only the buttons may close it. Default true. */
  canDismiss?: boolean;
}

/**
 * Binds a `<dialog>` to state: opens it as a modal, stops the page behind from scrolling, returns the focus, and calls
 * `onClose` when the player closes it. `isPresent` stays true during the closing motion, so that the dialog keeps its
 * content.
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
      // No element had the focus: move it to the start of the screen, not to the dialog's position at the end of the
      // document.
      else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  // After the effect above, which has started the closing motion by then.
  const isPresent = usePresence(isOpen, ref);

  const modal = {
    ref,
    // During the closing motion it is not interactive.
    inert: !isOpen,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // Only the state closes it, not the platform: otherwise the two could differ.
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
      // A mouse that selects words and is released over the mask clicks their common ancestor.
      const isMask = event.target === event.currentTarget && !hasPressBegunInside.current;
      hasPressBegunInside.current = false;
      if (isMask && canDismiss && performance.now() - openedAt.current >= maskGuard) onClose();
    },
  };
  return { modal, isPresent };
}
