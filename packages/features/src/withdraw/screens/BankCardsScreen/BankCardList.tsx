import type { BankCard, BankCards } from '@livery/api/withdraw/getBankCards';
import { useRemoveBankCardMutation } from '@livery/api/withdraw/removeBankCard';
import type { GatewayError } from '@livery/api/client';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { BankCardsView } from './BankCardsView.tsx';

/** The cards that are there, each of which can be removed after a question. */
export function BankCardList({ cards, maxCards }: Pick<BankCards, 'cards' | 'maxCards'>) {
  const { t } = useTexts('bankCards');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [remove, { isLoading }] = useRemoveBankCardMutation();
  const [asked, setAsked] = useState<BankCard>();

  const confirm = async () => {
    if (asked === undefined) return;
    const { error } = await remove({ cardId: asked.cardId });
    setAsked(undefined);
    if (error === undefined) showToast(t('removed'), { kind: 'success', duration: toastDuration.short });
    else showToast(failureText(error as GatewayError, common), { kind: 'failure' });
  };

  return (
    <BankCardsView
      cards={cards}
      maxCards={maxCards}
      asked={asked}
      isRemoving={isLoading}
      onAsk={setAsked}
      onCancel={() => setAsked(undefined)}
      onRemove={() => void confirm()}
    />
  );
}
