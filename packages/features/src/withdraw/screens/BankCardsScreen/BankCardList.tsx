import type { BankCard, BankCards } from '@livery/api/withdraw/getBankCards';
import { useRemoveBankCardMutation } from '@livery/api/withdraw/removeBankCard';
import { useSetDefaultBankCardMutation } from '@livery/api/withdraw/setDefaultBankCard';
import type { GatewayError } from '@livery/api/client';
import { failureText } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { BankCardsView } from './BankCardsView.tsx';
import type { ChangedCard } from './useRowFocus.ts';

/** The member's cards. Each can be made the default, or removed after a confirmation. */
export function BankCardList({ cards, maxCards }: Pick<BankCards, 'cards' | 'maxCards'>) {
  const { t } = useTexts('bankCards');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const [remove, { isLoading }] = useRemoveBankCardMutation();
  const [choose, choice] = useSetDefaultBankCardMutation();
  const [asked, setAsked] = useState<BankCard>();
  const [changed, setChanged] = useState<ChangedCard>();
  const indexOf = (id: string) => cards.findIndex(({ cardId }) => cardId === id);

  const confirm = async () => {
    if (asked === undefined) return;
    const { cardId } = asked;
    const index = indexOf(cardId);
    const { error } = await remove({ cardId });
    setAsked(undefined);
    if (error === undefined) {
      setChanged({ cardId, index, isRemoved: true });
      showToast(t('removed'), { kind: 'success', duration: toastDuration.short });
    } else showToast(failureText(error as GatewayError, common), { kind: 'failure' });
  };

  const makeDefault = async ({ cardId }: BankCard) => {
    const index = indexOf(cardId);
    const { error } = await choose({ id: cardId });
    if (error === undefined) {
      setChanged({ cardId, index, isRemoved: false });
      showToast(t('defaultSet'), { kind: 'success', duration: toastDuration.short });
    } else showToast(failureText(error as GatewayError, common), { kind: 'failure' });
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
      changed={changed}
    />
  );
}
