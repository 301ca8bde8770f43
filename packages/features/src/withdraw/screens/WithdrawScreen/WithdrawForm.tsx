import { useWithdrawForm, type WithdrawFormProps } from './useWithdrawForm.ts';
import { WithdrawFormView } from './WithdrawFormView.tsx';

/** The form, once limits and cards are here and nothing stands in the way. */
export function WithdrawForm(props: WithdrawFormProps) {
  return <WithdrawFormView {...useWithdrawForm(props)} />;
}
