export { Dialog } from './components/Dialog/Dialog.tsx';
export type { DialogProps } from './components/Dialog/Dialog.tsx';
export { ConfirmDialog } from './components/ConfirmDialog/ConfirmDialog.tsx';
export type { ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export { Sheet } from './components/Sheet/Sheet.tsx';
export type { SheetProps } from './components/Sheet/Sheet.tsx';
