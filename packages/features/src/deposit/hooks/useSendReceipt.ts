import type { GatewayError } from '@livery/api/client';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { useSendDepositReceiptMutation } from '@livery/api/deposit/sendDepositReceipt';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import type { ReceiptProps } from '../screens/DepositScreen/Receipt.tsx';

/**
 * State of the picture of a transfer's receipt: the chosen picture, which is sent immediately, and the picture that the
 * gateway has received.
 *
 * @param ask requests the deposit again
 */
export function useSendReceipt(deposit: Deposit | undefined, ask: () => void): ReceiptProps {
  const { t } = useTexts('receipt');
  const { t: common } = useTexts('common');
  const [send, { isLoading, isSuccess }] = useSendDepositReceiptMutation();
  const [chosen, setChosen] = useState<{ file: File; error?: GatewayError }>();
  const [isReplacing, setReplacing] = useState(false);

  const sentence = (error: GatewayError) => {
    if (error.code === 'FILE_REFUSED') return t('refused');
    if (error.code === 'ALREADY_DECIDED' || error.code === 'NOT_FOUND') return t('tooLate');
    return failureText(error, common);
  };
  const sendFile = async (file: File) => {
    if (deposit === undefined || isLoading) return;
    setChosen({ file });
    const { error } = await send({ id: deposit.depositId, file });
    if (error !== undefined) return setChosen({ file, error: error as GatewayError });
    setChosen(undefined);
    setReplacing(false);
  };

  return {
    // Translated at each render, because the player may change the language while the message is shown.
    chosen: chosen && { file: chosen.file, ...(chosen.error && { error: sentence(chosen.error) }) },
    isSending: isLoading,
    isReceived: deposit?.receipt !== undefined || isSuccess,
    received: deposit?.receipt,
    isReplacing,
    onChoose: (file) => void sendFile(file),
    onRetry: () => {
      if (chosen) void sendFile(chosen.file);
    },
    onRemove: () => setChosen(undefined),
    onReplace: () => setReplacing(true),
    onPictureFailed: ask,
  };
}
