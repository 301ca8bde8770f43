import { usePlayBreakNotice } from '@livery/foundation/play-break';
import { TransferFormView } from './TransferFormView.tsx';
import { useTransferForm } from './useTransferForm.ts';

interface TransferFormProps {
  /** Code of the provider that is selected initially. */
  provider: string | undefined;
  /** Called after the money has moved. */
  onDone: () => void;
}

/** The form that moves money between the main wallet and a provider's wallet. */
export function TransferForm(props: TransferFormProps) {
  const form = useTransferForm(props);
  const playBreak = usePlayBreakNotice();
  return <TransferFormView {...form} playBreak={playBreak} />;
}
