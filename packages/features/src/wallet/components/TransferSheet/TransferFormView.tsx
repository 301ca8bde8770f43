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

/** What the form holds. */
export interface TransferValues {
  /** From the main wallet to a provider's, or back. */
  way: 'toProvider' | 'toMain';
  /** Code of the provider; empty until one is chosen. */
  provider: string;
  /** Decimal text; empty until something is typed. */
  amount: string;
}

export interface TransferFormViewProps {
  form: UseFormReturn<TransferValues>;
  checks: FormChecks;
  input: MoneyInput;
  /** Everybody that money can be moved to. */
  providers: readonly OneWallet[];
  /** The wallets that are chosen; undefined until both are known. */
  from: OneWallet | undefined;
  to: OneWallet | undefined;
  /** An amount as the merchant writes it. */
  format: (amount: string) => string;
  /** What is wrong with an amount, as a sentence; true where nothing is. */
  checkAmount: (amount: string) => string | true;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** What became of it is being found out. */
  isLooking: boolean;
  /** Why it could not be done, as a sentence. */
  failure: string | undefined;
  /** A limit or a break of the member's own is the reason. */
  isLimited?: boolean;
  /** The notice of the member's break, which takes the place of the fields for a transfer to a provider. */
  playBreak?: ReactNode;
}

/** Which way, which provider, how much, and what both wallets hold afterwards. */
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
