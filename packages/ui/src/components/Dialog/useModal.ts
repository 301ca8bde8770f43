import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { lockScroll } from './lockScroll.ts';
import { usePresence } from './usePresence.ts';

/** A press on the mask within this many milliseconds of opening is the tail of the press that opened it. */
const maskGuard = 300;

interface Modal {
  isOpen: boolean;
  /** Called when the person closes it by the mask, Escape, or the platform's back gesture. */
  onClose: () => void;
  /** False where only the buttons may close it. Default true. */
  canDismiss?: boolean;
}

/**
 * Binds a `<dialog>` to state: opens it as a modal, stops the page behind from scrolling, returns the focus, and calls
 * `onClose` when the person wants to close it. `isPresent` stays true while it leaves, so that it does not leave
 * empty.
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
      // close() gives focus back by itself only where what opened it still takes focus at that moment.
      if (before instanceof HTMLElement && before !== document.body && before.isConnected) before.focus();
      // Nothing had it: it goes on where the screen begins, not where the dialog stands in the document, at its end.
      else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  // After the effect above: what it closes has begun to leave by then.
  const isPresent = usePresence(isOpen, ref);

  const modal = {
    ref,
    // While it leaves it is a picture only.
    inert: !isOpen,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      // State closes it, not the platform: else the two could disagree.
      event.preventDefault();
      if (canDismiss) onClose();
    },
    onClose: ({ target, currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
      if (!isOpen || target !== dialog || dialog.open) return;
      // Escape pressed again and again closes it without asking: Chromium's way to let nobody be locked in.
      if (canDismiss) onClose();
      else dialog.showModal();
    },
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
      hasPressBegunInside.current = target !== currentTarget;
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // A mouse that marks words and is let go over the mask clicks what holds both.
      const isMask = event.target === event.currentTarget && !hasPressBegunInside.current;
      hasPressBegunInside.current = false;
      if (isMask && canDismiss && performance.now() - openedAt.current >= maskGuard) onClose();
    },
  };
  return { modal, isPresent };
}
