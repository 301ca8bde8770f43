import { BindEmailView } from './BindEmailView.tsx';
import { type BindEmailFormProps, useBindEmailForm } from './useBindEmailForm.ts';

/** The form, once it is known which address is bound. */
export function BindEmailForm(props: BindEmailFormProps) {
  return <BindEmailView {...useBindEmailForm(props)} />;
}
