import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What will happen, where the title does not say it all. */
  children?: ReactNode;
  /** Says what confirming does, rather than 'yes'. */
  confirmLabel: string;
  cancelLabel: string;
  /** Confirmed. The dialog stays until `isOpen` says otherwise, so that `isBusy` can show in it. */
  onConfirm: () => void;
  /** Also called by the mask and by Escape. */
  onCancel: () => void;
  /** Confirming takes something away. Default false. */
  isDanger?: boolean;
  /** Confirmed and under way: not to be confirmed again. Default false. */
  isBusy?: boolean;
}

/** Are you sure? Focus starts on the way back, so that nothing is confirmed by accident. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  isDanger,
  isBusy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{cancelLabel}</Button>
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
