import { sampleValues } from '@livery/api/samples';
import { shareOf } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { amountProblem } from '../../model/amountProblem.ts';
import { type DepositValues, emptyDeposit } from '../../model/depositValues.ts';
import { promoTerms } from '../../model/promoTerms.ts';
import { DepositFormView, type DepositFormViewProps } from './DepositFormView.tsx';

type Shown = Omit<
  DepositFormViewProps,
  'form' | 'checks' | 'chosen' | 'bank' | 'promoId' | 'sums' | 'failure' | 'confirmBonus'
> & {
  /** Initial values of the fields. */
  values?: Partial<DepositValues>;
  /** Whether the fields are validated immediately. */
  isChecked?: boolean;
  isRefused?: boolean;
  /** Whether the dialog about the bonus is open. */
  isAsking?: boolean;
};

/** The view with its own form, as on the screen. */
function DepositForm({ values, isChecked, isRefused, isAsking, ...rest }: Shown) {
  const { t } = useTexts('deposit');
  const form = useForm<DepositValues>({ defaultValues: { ...emptyDeposit, ...values } });
  const typed = useWatch({ control: form.control }) as DepositValues;
  const chosen = rest.methods.find(({ method }) => method === typed.method) ?? rest.methods[0]!;
  const amount = amountProblem(typed.amount, chosen) === undefined ? typed.amount : undefined;
  const promo = rest.promos.find(({ promoId }) => promoId === typed.promoId);
  const terms = promo && promoTerms(promo, amount ?? '', 2);
  const { trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
  }, [isChecked, trigger]);
  return (
    <DepositFormView
      {...rest}
      form={form}
      checks={noChecks}
      chosen={chosen}
      bank={rest.banks?.find(({ bankCode }) => bankCode === typed.bankCode) ?? rest.banks?.[0]}
      promoId={terms ? typed.promoId : ''}
      sums={
        amount === undefined ? undefined : { amount, fee: shareOf(amount, chosen.feePercent, 2), bonus: terms?.bonus }
      }
      confirmBonus={{
        isOpen: isAsking ?? false,
        promoTitle: promo?.title,
        conditions: terms,
        onAccept: fn(),
        onDecline: fn(),
      }}
      failure={isRefused ? t('tooManyPending') : undefined}
    />
  );
}

const [manual] = sampleValues.getDepositOptions.methods;
const transfer = { ...manual!, quickAmounts: ['500.00', '1000.00', '5000.00', '10000.00'] };
const page = { ...transfer, method: 'gateway', name: 'Payment page', feePercent: '1.5', fields: [] } as const;
const bank = sampleValues.getDepositBanks[0]!;

const meta = {
  title: 'Screens/Deposit',
  component: DepositForm,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    waiting: [],
    onExpired: fn(),
    methods: [transfer, { ...page, fields: [] }],
    banks: [bank, { ...bank, bankCode: 'BETA', bankName: 'Beta Bank', accountNumber: '99887766' }],
    banksFailed: false,
    onRetryBanks: fn(),
    promos: sampleValues.getDepositPromos,
    promosFailed: false,
    onRetryPromos: fn(),
    state: 'idle',
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
  },
} satisfies Meta<typeof DepositForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { method: 'gateway', amount: '1000.00', promoId: '3' };

export const Transfer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bank.accountNumber)).toBeVisible();
  },
};
export const PaymentPage: Story = {
  args: { values: typed },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button[type=submit]')).toBeEnabled();
  },
};
export const ConfirmBonus: Story = { args: { values: typed, isAsking: true } };
export const OneMethod: Story = { args: { methods: [{ ...page, fields: [] }], promos: [] } };
export const InvalidValues: Story = { args: { values: { amount: '99' }, isChecked: true } };
export const Waiting: Story = {
  args: {
    values: typed,
    waiting: [
      {
        ...sampleValues.depositManual,
        amount: '500.00',
        method: 'qq',
        expiresAt: new Date(Date.now() + 12 * 60_000).toISOString(),
      },
    ],
  },
};
export const Sending: Story = { args: { values: typed, state: 'sending' } };
export const CheckingOutcome: Story = { args: { values: typed, state: 'looking' } };
export const Refused: Story = { args: { values: typed, isRefused: true } };
export const PartsFailed: Story = { args: { banks: undefined, banksFailed: true, promosFailed: true } };
export const LoadingAccounts: Story = { args: { banks: undefined } };
export const NoAccounts: Story = { args: { banks: [] } };
