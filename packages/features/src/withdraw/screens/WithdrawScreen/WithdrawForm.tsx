import { useWithdrawForm, type WithdrawFormProps } from './useWithdrawForm.ts';
import { WithdrawFormView } from './WithdrawFormView.tsx';

/** The form. It is rendered after limits and cards have loaded, and only without obstacles. */
export function WithdrawForm(props: WithdrawFormProps) {
  return <WithdrawFormView {...useWithdrawForm(props)} />;
}
