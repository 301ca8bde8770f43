import { BindEmailView } from './BindEmailView.tsx';
import { type BindEmailFormProps, useBindEmailForm } from './useBindEmailForm.ts';

/** The form. It is rendered after the bound address has loaded. */
export function BindEmailForm(props: BindEmailFormProps) {
  return <BindEmailView {...useBindEmailForm(props)} />;
}
