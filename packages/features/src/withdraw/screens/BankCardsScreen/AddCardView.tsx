import type { Bank } from '@livery/api/withdraw/getBankCards';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useFormats } from '@livery/foundation/formats';
import { PaymentPasswordField, usePaymentPasswordRule } from '@livery/foundation/payment-password';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, ScreenBody, Select, TextField } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { cardNumberProblem } from '../../model/cardNumberProblem.ts';
import { groupingDigits } from '../../model/cardNumber.ts';
import styles from './AddCardView.module.css';

/** The values of the form. */
export interface AddCardValues {
  bankCode: string;
  /** Digits in groups of four. */
  cardNumber: string;
  holderName: string;
  paymentPassword: string;
}

export interface AddCardViewProps {
  form: UseFormReturn<AddCardValues>;
  checks: FormChecks;
  banks: readonly Bank[];
  /** The masked name of the payee. Empty if there is none. */
  payeeName: string;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The maximum length of a name on a card, in characters. */
const longestName = 80;

/** The form that adds a card: bank, number, holder and the payment password. */
export function AddCardView({ form, checks, banks, payeeName, onSubmit, isBusy, failure }: AddCardViewProps) {
  const { t } = useTexts('bankCards');
  const { t: security } = useTexts('security');
  const isWholePaymentPassword = usePaymentPasswordRule();
  const { numerals } = useFormats();
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof AddCardValues) => `${id}-${name}`;
  const bankOf = (code: string) => banks.find(({ bankCode }) => bankCode === code);
  const bank = bankOf(form.watch('bankCode'));

  const lengthWords = ({ minLength, maxLength }: Bank) => {
    const most = { count: maxLength, formattedCount: numerals(String(maxLength)) };
    return minLength === maxLength
      ? t('lengthFixed', most)
      : t('lengthRange', { ...most, min: numerals(String(minLength)) });
  };
  /** Returns the lengths of numbers at all banks. They are shown while no bank is chosen. */
  const anyBankWords = () => {
    if (banks.length === 0) return undefined;
    const count = Math.max(...banks.map(({ maxLength }) => maxLength));
    const min = Math.min(...banks.map(({ minLength }) => minLength));
    if (min === count) return lengthWords({ ...banks[0]!, minLength: min, maxLength: count });
    return t('lengthAnyBank', { count, formattedCount: numerals(String(count)), min: numerals(String(min)) });
  };
  const checkNumber = (typed: string, { bankCode }: AddCardValues) => {
    const chosen = bankOf(bankCode);
    if (typed === '') return t('numberMissing');
    if (chosen === undefined) return true;
    const problem = cardNumberProblem(chosen, typed);
    return problem === undefined || (problem === 'length' ? lengthWords(chosen) : t('digitWrong'));
  };
  const { onChange, ...number } = form.register('cardNumber', { validate: checkNumber });

  return (
    <ScreenBody holds="form">
      <p className={styles.intro}>{t('addIntro')}</p>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('save')}
          </Button>
        }
      >
        <Select
          id={idOf('bankCode')}
          label={t('bank')}
          isRequired
          placeholder={t('chooseBank')}
          options={banks.map(({ bankCode, bankName }) => ({ value: bankCode, label: bankName }))}
          error={errors.bankCode?.message}
          {...form.register('bankCode', { required: t('chooseBank') })}
        />
        <TextField
          id={idOf('cardNumber')}
          label={t('number')}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          help={bank === undefined ? anyBankWords() : lengthWords(bank)}
          error={errors.cardNumber?.message}
          {...number}
          onChange={groupingDigits((event) => void onChange(event))}
        />
        <TextField
          id={idOf('holderName')}
          label={t('holder')}
          isRequired
          autoComplete="name"
          dir="auto"
          maxLength={longestName}
          help={payeeName === '' ? t('holderHelp') : t('holderSame', { name: payeeName })}
          error={errors.holderName?.message}
          {...form.register('holderName', {
            validate: (name) => name.trim().length >= 2 || t('holderMissing'),
          })}
        />
        <PaymentPasswordField
          id={idOf('paymentPassword')}
          help={security('digitsHelp')}
          error={errors.paymentPassword?.message}
          {...form.register('paymentPassword', { validate: isWholePaymentPassword })}
        />
      </Form>
    </ScreenBody>
  );
}
