export { ToastProvider } from './ToastProvider.tsx';
export { toastDuration, useToasts } from './toasts.ts';
export type { ToastOptions, Toasts } from './toasts.ts';
