import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import type { DepositPromo } from '@livery/api/deposit/getDepositPromos';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { paths } from '@livery/foundation/addresses';
import { ConfirmBonus, type ConfirmBonusProps } from '@livery/foundation/bonus';
import type { DepositSums } from '@livery/foundation/deposits';
import { OwnLimitFailure } from '@livery/foundation/failure';
import { useFormats } from '@livery/foundation/formats';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, ButtonLink, Form, type FormProps, ScreenBody, ScreenPart } from '@livery/ui';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DepositValues } from '../../model/depositValues.ts';
import { AmountPart } from './AmountPart.tsx';
import styles from './DepositFormView.module.css';
import { DepositSummary } from './DepositSummary.tsx';
import { MethodField } from './MethodField.tsx';
import { PayeeAccount, type PayeeAccountProps } from './PayeeAccount.tsx';
import { PromoField } from './PromoField.tsx';
import { TransferFields } from './TransferFields.tsx';
import { WaitingDeposits } from './WaitingDeposits.tsx';

export interface DepositFormViewProps extends Pick<PayeeAccountProps, 'banks' | 'bank'> {
  form: UseFormReturn<DepositValues>;
  checks: FormChecks;
  /** Deposits that are already pending. */
  waiting: readonly Deposit[];
  /** Called when the time of one of the pending deposits has run out. */
  onExpired: () => void;
  /** The methods of payment, at least one. */
  methods: readonly DepositOption[];
  chosen: DepositOption;
  banksFailed: boolean;
  onRetryBanks: () => void;
  promos: readonly DepositPromo[];
  promosFailed: boolean;
  onRetryPromos: () => void;
  /** The id of the promotion that is added. Empty if there is none. */
  promoId: string;
  /** The sums of the deposit. Undefined while the amount is invalid. */
  sums: DepositSums | undefined;
  /** `sending` until the reply is overdue. `looking` while the outcome is requested. */
  state: 'idle' | 'sending' | 'looking';
  /** The error message of the last attempt. */
  failure: string | undefined;
  /** Whether the reason of the failure is a limit or a break that the member set. */
  isLimited?: boolean;
  /** The confirmation of a bonus that restricts withdrawals. */
  confirmBonus: ConfirmBonusProps;
  onSubmit: FormProps['onSubmit'];
  /** Small text at the end of the screen. */
  note?: ReactNode;
}

/** The form: amount, method and promotion, the resulting sums, and one button. */
export function DepositFormView(props: DepositFormViewProps) {
  const { form, checks, chosen, methods, promoId, sums, state, failure, isLimited, onSubmit } = props;
  const { t } = useTexts('deposit');
  const { t: moneyTexts } = useTexts('money');
  const { t: shell } = useTexts('shell');
  const { money } = useFormats();
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof DepositValues) => `${id}-${name}`;
  const isBusy = state !== 'idle';

  return (
    <ScreenBody>
      <WaitingDeposits waiting={props.waiting} onExpired={props.onExpired} />
      <Form
        {...checks}
        className={styles.form}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={isLimited ? <OwnLimitFailure>{failure}</OwnLimitFailure> : failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <>
            {state === 'looking' && (
              <p role="status" className={styles.quiet}>
                {moneyTexts('looking')}
              </p>
            )}
            <Button type="submit" variant="primary" size="large" isBlock isBusy={isBusy}>
              {isBusy
                ? t('sending')
                : sums === undefined
                  ? t('deposit')
                  : t('depositAmount', { amount: money(sums.amount) })}
            </Button>
          </>
        }
      >
        <AmountPart id={idOf('amount')} form={form} chosen={chosen} />
        <MethodField methods={methods} chosen={chosen} onChange={(method) => form.setValue('method', method)} />
        <PromoField
          promos={props.promos}
          amount={sums?.amount}
          promoId={promoId}
          onChange={(chosenPromo) => form.setValue('promoId', chosenPromo)}
          isFailed={props.promosFailed}
          onRetry={props.onRetryPromos}
        />
        {chosen.fields.includes('bankCode') && (
          <ScreenPart title={t('payTo')}>
            <PayeeAccount
              banks={props.banks}
              bank={props.bank}
              onBankChange={(bankCode) => form.setValue('bankCode', bankCode)}
              isFailed={props.banksFailed}
              onRetry={props.onRetryBanks}
            />
          </ScreenPart>
        )}
        <TransferFields form={form} fields={chosen.fields} idOf={idOf} />
        {sums && <DepositSummary sums={sums} toStake={props.confirmBonus.conditions?.toStake} />}
      </Form>
      <ConfirmBonus {...props.confirmBonus} />
      <ButtonLink variant="quiet" isBlock href={paths.deposits}>
        {shell('deposits')}
      </ButtonLink>
      {props.note}
    </ScreenBody>
  );
}
