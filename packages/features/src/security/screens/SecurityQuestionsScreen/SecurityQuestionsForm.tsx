import { SecurityQuestionsView } from './SecurityQuestionsView.tsx';
import { type SecurityQuestionsFormProps, useSecurityQuestionsForm } from './useSecurityQuestionsForm.ts';

/** The form. It is rendered after the questions and the member's security have loaded. */
export function SecurityQuestionsForm(props: SecurityQuestionsFormProps) {
  return <SecurityQuestionsView {...useSecurityQuestionsForm(props)} />;
}
