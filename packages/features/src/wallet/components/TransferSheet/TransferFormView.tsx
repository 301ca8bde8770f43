import { OwnLimitFailure } from '@livery/foundation/failure';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { addAmounts, compareAmounts, type MoneyInput, subtractAmounts } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import {
  AmountField,
  Button,
  Form,
  type FormProps,
  KeyValue,
  KeyValueList,
  Money,
  SegmentedControl,
  Select,
} from '@livery/ui';
import { type ReactNode, useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { OneWallet } from '../../model/walletsOf.ts';
import styles from './TransferFormView.module.css';

/** The values of the form. */
export interface TransferValues {
  /** The direction: from the main wallet to a provider's wallet, or back. */
  way: 'toProvider' | 'toMain';
  /** Code of the provider; empty until one is chosen. */
  provider: string;
  /** Decimal text; empty if nothing is typed yet. */
  amount: string;
}

export interface TransferFormViewProps {
  form: UseFormReturn<TransferValues>;
  checks: FormChecks;
  input: MoneyInput;
  /** The wallets of all providers. */
  providers: readonly OneWallet[];
  /** The chosen wallets. Undefined until both are chosen and loaded. */
  from: OneWallet | undefined;
  to: OneWallet | undefined;
  /** Formats an amount in the merchant's style. */
  format: (amount: string) => string;
  /** Returns the error of an amount as a sentence; true if it is valid. */
  checkAmount: (amount: string) => string | true;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** Whether the outcome is being requested from the gateway. */
  isLooking: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
  /** Whether the reason of the failure is the member's own limit or break. */
  isLimited?: boolean;
  /** Shows the member's break. It replaces the fields of a transfer to a provider. */
  playBreak?: ReactNode;
}

/** The direction, the provider, the amount, and the balances of both wallets after the transfer. */
export function TransferFormView(props: TransferFormViewProps) {
  const { form, checks, input, providers, from, to, format, checkAmount, onSubmit, isBusy, isLooking, failure } = props;
  const { t } = useTexts('wallet');
  const { t: money } = useTexts('money');
  const { errors } = form.formState;
  const [way, amount] = form.watch(['way', 'amount']);
  const id = useId();
  const idOf = (name: keyof TransferValues) => `${id}-${name}`;
  const isClosed = way === 'toProvider' && props.playBreak !== undefined;
  const isPossible =
    from !== undefined && to !== undefined && /[1-9]/.test(amount) && compareAmounts(amount, from.balance) <= 0;
  const takeAll = () => from && form.setValue('amount', from.balance, { shouldValidate: true, shouldDirty: true });

  return (
    <Form
      {...checks}
      onSubmit={onSubmit}
      isBusy={isBusy}
      failure={props.isLimited ? <OwnLimitFailure>{failure}</OwnLimitFailure> : failure}
      errors={fieldErrors(errors, idOf)}
      actions={
        <>
          <p role="status" className={styles.looking}>
            {isLooking && money('looking')}
          </p>
          {!isClosed && (
            <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
              {isPossible ? <bdi>{t('moveAmount', { amount: format(amount) })}</bdi> : t('move')}
            </Button>
          )}
        </>
      }
    >
      <SegmentedControl
        label={t('direction')}
        options={[
          { id: 'toProvider', label: t('toProvider') },
          { id: 'toMain', label: t('toMain') },
        ]}
        chosen={way}
        onChoose={(next) => form.setValue('way', next, { shouldDirty: true })}
      />
      {isClosed ? (
        props.playBreak
      ) : (
        <>
          <Controller
            control={form.control}
            name="provider"
            rules={{ required: t('choose') }}
            render={({ field }) => (
              <Select
                {...field}
                id={idOf('provider')}
                label={t('provider')}
                isRequired
                placeholder={t('choose')}
                options={providers.map(({ code, name }) => ({ value: code, label: name }))}
                error={errors.provider?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name="amount"
            rules={{ validate: checkAmount }}
            render={({ field }) => (
              <AmountField
                {...field}
                {...input}
                id={idOf('amount')}
                label={t('amount')}
                isRequired
                help={from && t('available', { amount: format(from.balance) })}
                error={errors.amount?.message}
                suffix={
                  <Button size="small" variant="quiet" disabled={!from} onClick={takeAll}>
                    {t('all')}
                  </Button>
                }
              />
            )}
          />
          {isPossible && (
            <KeyValueList>
              <KeyValue label={t('leftIn', { wallet: from.name })}>
                <Money>{format(subtractAmounts(from.balance, amount))}</Money>
              </KeyValue>
              <KeyValue label={t('leftIn', { wallet: to.name })}>
                <Money>{format(addAmounts(to.balance, amount))}</Money>
              </KeyValue>
            </KeyValueList>
          )}
        </>
      )}
    </Form>
  );
}
