import { use } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { ToastTextContext } from './toasts.ts';

/**
 * Repeats each toast inside a modal, only for screen readers. While a modal is open, screen readers ignore everything
 * outside it and would never announce a toast. Every modal renders this component while it is open.
 */
export function ToastAnnouncer() {
  return <VisuallyHidden as="output">{use(ToastTextContext)}</VisuallyHidden>;
}
