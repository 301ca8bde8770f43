import { SecurityQuestionsView } from './SecurityQuestionsView.tsx';
import { type SecurityQuestionsFormProps, useSecurityQuestionsForm } from './useSecurityQuestionsForm.ts';

/** The form, once it is known which questions there are and what proves who it is. */
export function SecurityQuestionsForm(props: SecurityQuestionsFormProps) {
  return <SecurityQuestionsView {...useSecurityQuestionsForm(props)} />;
}
