import { useGetVendorGameTypesQuery } from '@livery/api/games/gameLists';
import { type Transferred, useTransferMutation } from '@livery/api/wallet/transfer';
import { isOwnLimit } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import {
  compareAmounts,
  type MoneyOutcome,
  useMoneyInput,
  useMoneyIntent,
  useOutcomeText,
} from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useWallets } from '../../hooks/useWallets.ts';
import { mainCode, type OneWallet } from '../../model/walletsOf.ts';
import type { TransferFormViewProps, TransferValues } from './TransferFormView.tsx';

interface TransferFormOptions {
  provider: string | undefined;
  onDone: () => void;
}

/** State and handlers of the form that moves money between the main wallet and a provider's wallet. */
export function useTransferForm({ provider = '', onDone }: TransferFormOptions): TransferFormViewProps {
  const { t } = useTexts('wallet');
  const { money } = useFormats();
  const { showToast } = useToasts();
  const outcomeText = useOutcomeText();
  const main = useWallets()?.main;
  const providers = useProviders();
  const [transfer] = useTransferMutation();
  const [failure, setFailure] = useState<MoneyOutcome<Transferred>>();
  const form = useForm<TransferValues>({
    defaultValues: { way: provider === '' ? 'toProvider' : 'toMain', provider, amount: '' },
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, `transfer ${provider}`);
  const { state, isLeft, run } = useMoneyIntent<Transferred>('transfer', { onSend: draft.noteSent });
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  const [way, chosen] = useWatch({ control: form.control, name: ['way', 'provider'] });
  const other = providers.find(({ code }) => code === chosen);
  const [from, to] = way === 'toProvider' ? [main, other] : [other, main];
  const available = from?.balance;
  // Validate the amount again, because the limit depends on the wallet.
  useEffect(() => {
    if (form.getValues('amount') !== '') void form.trigger('amount');
  }, [form, way, chosen]);

  const submit = form.handleSubmit(
    async ({ amount }) => {
      if (!from || !to) return;
      setFailure(undefined);
      const body = { from: from.code, to: to.code, amount };
      const ended = await run({
        call: 'transfer',
        amount,
        payload: body,
        send: (idempotencyKey) => transfer({ ...body, idempotencyKey }),
      });
      if (ended.outcome === 'done') draft.clear();
      // Another sheet may be open now, so this form must not close it.
      if (isLeft()) return;
      const code = ended.outcome === 'refused' ? ended.error.code : undefined;
      if (code === 'FUNDS_INSUFFICIENT')
        return form.setError('amount', { message: t('tooMuch', { amount: money(available ?? '0') }) });
      if (code === 'NOT_FOUND') return form.setError('provider', { message: t('gone') });
      if (ended.outcome !== 'done') return setFailure(ended);
      showToast(t('moved', { amount: money(amount), wallet: to.name }), {
        kind: 'success',
        duration: toastDuration.short,
      });
      onDone();
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    input: useMoneyInput(),
    providers,
    from,
    to,
    format: (amount) => money(amount),
    checkAmount: (amount) => {
      if (!/[1-9]/.test(amount)) return t('enterAmount');
      return available === undefined || compareAmounts(amount, available) <= 0
        ? true
        : t('tooMuch', { amount: money(available) });
    },
    onSubmit: (event) => void submit(event),
    isBusy: state !== 'idle',
    isLooking: state === 'looking',
    // Build the sentence at every render, because the player may change the language while it is shown.
    failure: failure && outcomeText(failure),
    isLimited: failure?.outcome === 'refused' && isOwnLimit(failure.error),
  };
}

/** Returns the wallets of all providers, those with a balance first. */
function useProviders(): readonly OneWallet[] {
  const open = useWallets()?.providers ?? [];
  const { data: categories = [] } = useGetVendorGameTypesQuery();
  const all = categories.flatMap(({ vendors }) => vendors.map(({ code, name }) => ({ code, name, balance: '0' })));
  const byCode = new Map<string, OneWallet>([...open, ...all].map((wallet) => [wallet.code, wallet]));
  for (const wallet of open) byCode.set(wallet.code, wallet);
  return [...byCode.values()].filter(({ code }) => code !== mainCode);
}
