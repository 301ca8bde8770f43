import type { BankCard } from '@livery/api/withdraw/getBankCards';
import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { readWithdrawal, useWithdrawMutation, type Withdrawal } from '@livery/api/withdraw/withdraw';
import { useFormats } from '@livery/foundation/formats';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { type MoneyOutcome, useMoneyIntent, useOutcomeText } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { chosenCard } from '../../model/chosenCard.ts';
import { turnoverOf } from '../../model/turnoverOf.ts';
import type { WithdrawValues } from '../../model/withdrawValues.ts';
import type { WithdrawFormViewProps } from './WithdrawFormView.tsx';
import type { WithdrawResult } from './WithdrawResultView.tsx';

export interface WithdrawFormProps {
  options: WithdrawOptions;
  cards: readonly BankCard[];
  /** Called with the withdrawal after the gateway has accepted it. */
  onDone: (result: WithdrawResult) => void;
  /** Called if the chosen card no longer exists. */
  onCardGone: () => void;
}

/** State and handlers of the withdrawal form. */
export function useWithdrawForm({ options, cards, onDone, onCardGone }: WithdrawFormProps): WithdrawFormViewProps {
  const { t } = useTexts('withdraw');
  const { t: security } = useTexts('security');
  const outcomeText = useOutcomeText();
  const { money } = useFormats();
  const [failure, setFailure] = useState<MoneyOutcome<Withdrawal>>();
  const [withdraw] = useWithdrawMutation();
  const form = useForm<WithdrawValues>({
    defaultValues: { cardId: '', amount: '', paymentPassword: '' },
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, 'withdraw');
  const intent = useMoneyIntent<Withdrawal>('withdraw', { read: readWithdrawal, onSend: draft.noteSent });
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  const handleRefusal = (end: MoneyOutcome<Withdrawal> & { outcome: 'refused' }) => {
    switch (end.error.code) {
      case 'PAYMENT_PASSWORD_WRONG':
        return form.setError('paymentPassword', { message: security('paymentWrong') });
      case 'FUNDS_INSUFFICIENT':
        return form.setError('amount', { message: t('balanceChanged') });
      case 'REQUEST_INVALID':
        return form.setError('amount', { message: t('amountNotValid') });
      case 'NOT_FOUND':
        form.setError('cardId', { message: t('cardGone') });
        return onCardGone();
      default:
        return setFailure(end);
    }
  };

  const failureText = (end: MoneyOutcome<Withdrawal>): string | undefined => {
    const error = end.outcome === 'refused' ? end.error : undefined;
    switch (error?.code) {
      case 'TURNOVER_UNMET': {
        const amount = turnoverOf(error);
        return amount === undefined ? t('turnoverHint') : t('turnover', { amount: money(amount) });
      }
      case 'DAILY_LIMIT':
        return t('limitUsed');
      case 'PAYMENT_PASSWORD_MISSING':
        return t('noPassword');
      default:
        return outcomeText(end);
    }
  };

  const submit = form.handleSubmit(
    async ({ cardId, amount, paymentPassword }) => {
      setFailure(undefined);
      const card = chosenCard(cards, cardId);
      if (card === undefined) return;
      const to = { cardId: card.cardId, amount };
      const end = await intent.run({
        call: 'withdraw',
        amount,
        payload: to,
        send: (idempotencyKey) => withdraw({ ...to, paymentPassword, idempotencyKey }),
      });
      if (end.outcome === 'done') draft.clear();
      if (end.outcome === 'refused') return handleRefusal(end);
      if (end.outcome !== 'done') return setFailure(end);
      const { bankName, maskedNumber } = card;
      onDone(end.value ?? { state: 'PENDING', amount, bankName, maskedNumber });
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    options,
    cards,
    onSubmit: (event) => void submit(event),
    progress: intent.state,
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && failureText(failure),
  };
}
