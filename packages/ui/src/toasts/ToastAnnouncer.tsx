import { use } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { ToastTextContext } from './toasts.ts';

/**
 * Repeats each toast inside a modal, for screen readers only: while a modal is open they ignore everything outside it,
 * and would never announce a toast. Every modal renders one of these while it is open.
 */
export function ToastAnnouncer() {
  return <VisuallyHidden as="output">{use(ToastTextContext)}</VisuallyHidden>;
}
