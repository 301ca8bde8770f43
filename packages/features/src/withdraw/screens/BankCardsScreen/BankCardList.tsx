import type { BankCard, BankCards } from '@livery/api/withdraw/getBankCards';
import { useRemoveBankCardMutation } from '@livery/api/withdraw/removeBankCard';
import { useSetDefaultBankCardMutation } from '@livery/api/withdraw/setDefaultBankCard';
import type { GatewayError } from '@livery/api/client';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { BankCardsView } from './BankCardsView.tsx';

/** The cards that are there, each of which can be made the default, or removed after a question. */
export function BankCardList({ cards, maxCards }: Pick<BankCards, 'cards' | 'maxCards'>) {
  const { t } = useTexts('bankCards');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [remove, { isLoading }] = useRemoveBankCardMutation();
  const [choose, choice] = useSetDefaultBankCardMutation();
  const [asked, setAsked] = useState<BankCard>();

  const confirm = async () => {
    if (asked === undefined) return;
    const { error } = await remove({ cardId: asked.cardId });
    setAsked(undefined);
    if (error === undefined) showToast(t('removed'), { kind: 'success', duration: toastDuration.short });
    else showToast(failureText(error as GatewayError, common), { kind: 'failure' });
  };

  const makeDefault = async ({ cardId }: BankCard) => {
    const { error } = await choose({ id: cardId });
    if (error === undefined) showToast(t('defaultSet'), { kind: 'success', duration: toastDuration.short });
    else showToast(failureText(error as GatewayError, common), { kind: 'failure' });
  };

  return (
    <BankCardsView
      cards={cards}
      maxCards={maxCards}
      asked={asked}
      isRemoving={isLoading}
      choosing={choice.isLoading ? choice.originalArgs?.id : undefined}
      onChoose={(card) => {
        if (!choice.isLoading) void makeDefault(card);
      }}
      onAsk={setAsked}
      onCancel={() => setAsked(undefined)}
      onRemove={() => void confirm()}
    />
  );
}
