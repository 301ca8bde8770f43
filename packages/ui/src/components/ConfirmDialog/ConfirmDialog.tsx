import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** The consequences, if the title does not describe them completely. */
  children?: ReactNode;
  /** Name of the action. Do not use 'yes'. */
  confirmLabel: string;
  cancelLabel: string;
  /** Called when the player confirms. The dialog stays open until `isOpen` changes, so that it can show `isBusy`. */
  onConfirm: () => void;
  /** Called when the player cancels with the button, the mask or Escape. */
  onCancel: () => void;
  /** Whether confirming destroys something. Default false. */
  isDanger?: boolean;
  /** Whether the confirmed action is running: it can be neither confirmed again nor cancelled. Default false. */
  isBusy?: boolean;
}

/** Asks for confirmation. The cancel button gets the focus first, to prevent accidental confirmation. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDanger,
  isBusy = false,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      canDismiss={!isBusy}
      actions={
        <>
          <Button disabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
