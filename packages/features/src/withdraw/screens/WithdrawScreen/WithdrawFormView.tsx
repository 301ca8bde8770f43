import type { BankCard } from '@livery/api/withdraw/getBankCards';
import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { paths } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { PaymentPasswordField, usePaymentPasswordRule } from '@livery/foundation/payment-password';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, Link } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { amountProblem } from '../../model/amountProblem.ts';
import { chosenCard } from '../../model/chosenCard.ts';
import type { WithdrawValues } from '../../model/withdrawValues.ts';
import { CardChoice } from './CardChoice.tsx';
import { PayoutSummary } from './PayoutSummary.tsx';
import { WithdrawAmount } from './WithdrawAmount.tsx';
import styles from './WithdrawFormView.module.css';

export interface WithdrawFormViewProps {
  form: UseFormReturn<WithdrawValues>;
  checks: FormChecks;
  options: WithdrawOptions;
  cards: readonly BankCard[];
  onSubmit: FormProps['onSubmit'];
  /** State of the call. `sending` until the reply is expected; `looking` while the outcome is requested. */
  progress: 'idle' | 'sending' | 'looking';
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The form of a withdrawal: the amount, the card, the amount that arrives, and the payment password. */
export function WithdrawFormView({ form, checks, options, cards, onSubmit, progress, failure }: WithdrawFormViewProps) {
  const { t } = useTexts('withdraw');
  const { t: security } = useTexts('security');
  const isWholePaymentPassword = usePaymentPasswordRule();
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof WithdrawValues) => `${id}-${name}`;
  const isBusy = progress !== 'idle';
  const [cardId, amount] = form.watch(['cardId', 'amount']);
  const card = chosenCard(cards, cardId);
  const isFit = amountProblem(amount, options) === undefined;

  form.register('cardId', { validate: (value) => chosenCard(cards, value) !== undefined || t('cardMissing') });

  return (
    <Form
      {...checks}
      onSubmit={onSubmit}
      isBusy={isBusy}
      failure={failure}
      errors={fieldErrors(errors, idOf)}
      actions={
        <>
          <p role="status" className={styles.looking}>
            {progress === 'looking' && moneyTexts('looking')}
          </p>
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {isFit ? t('withdrawAmount', { amount: money(amount) }) : t('withdraw')}
          </Button>
        </>
      }
    >
      <WithdrawAmount form={form} id={idOf('amount')} options={options} />
      <CardChoice
        id={idOf('cardId')}
        cards={cards}
        chosen={card?.cardId ?? ''}
        error={errors.cardId?.message}
        onChoose={(chosen) => {
          form.setValue('cardId', chosen, { shouldDirty: true });
          form.clearErrors('cardId');
        }}
      />
      <PayoutSummary options={options} amount={isFit ? amount : undefined} />
      <div>
        <PaymentPasswordField
          id={idOf('paymentPassword')}
          help={security('digitsHelp')}
          error={errors.paymentPassword?.message}
          {...form.register('paymentPassword', { validate: isWholePaymentPassword })}
        />
        <Link href={paths.paymentPassword} className={styles.forgotten}>
          {security('forgotten')}
        </Link>
      </div>
    </Form>
  );
}
