import { useTexts } from '@livery/i18n/react';
import { ScreenBody } from '@livery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import type { WithdrawValues } from '../../model/withdrawValues.ts';
import { WithdrawFormView, type WithdrawFormViewProps } from './WithdrawFormView.tsx';
import { WithdrawHead } from './WithdrawHead.tsx';
import { cards, options } from './withdrawSamples.ts';

type Shown = Omit<WithdrawFormViewProps, 'form' | 'checks' | 'failure'> & {
  /** The values of the form. */
  values?: Partial<WithdrawValues>;
  isPasswordWrong?: boolean;
  isOffline?: boolean;
  isNotDone?: boolean;
};

/** The form below the balance, with its own values, as on the screen. */
function Withdraw({ values, isPasswordWrong, isOffline, isNotDone, ...rest }: Shown) {
  const { t: security } = useTexts('security');
  const { t: common } = useTexts('common');
  const { t: money } = useTexts('money');
  const form = useForm<WithdrawValues>({
    defaultValues: { cardId: '', amount: '', paymentPassword: '', ...values },
  });
  const { setError } = form;
  useEffect(() => {
    if (isPasswordWrong) setError('paymentPassword', { message: security('paymentWrong') });
  }, [isPasswordWrong, setError, security]);
  return (
    <ScreenBody>
      <WithdrawHead {...rest.options} />
      <WithdrawFormView
        {...rest}
        form={form}
        checks={noChecks}
        failure={isOffline ? common('offline') : isNotDone ? money('notDone') : undefined}
      />
    </ScreenBody>
  );
}

const meta = {
  title: 'Screens/Withdraw',
  component: Withdraw,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    options,
    cards,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    progress: 'idle',
  },
} satisfies Meta<typeof Withdraw>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { cardId: '4', amount: '1250.5', paymentPassword: '481516' };

export const Empty: Story = { play: ({ canvas }) => expect(canvas.getAllByRole('radio')).toHaveLength(2) };
export const OneCard: Story = {
  args: { cards: cards.slice(0, 1) },
  play: ({ canvas }) => expect(canvas.getByRole('radio')).toBeChecked(),
};
export const Filled: Story = { args: { values: typed } };
export const WithFee: Story = { args: { values: typed, options: { ...options, usedToday: 3 } } };
export const LargeAmounts: Story = {
  args: {
    values: { ...typed, amount: '123456789.5' },
    options: { ...options, balance: '123456789.50', maxAmount: '900000000.00', usedToday: 3 },
  },
};
export const Sending: Story = { args: { values: typed, progress: 'sending' } };
export const CheckingOutcome: Story = { args: { values: typed, progress: 'looking' } };
export const PasswordWrong: Story = { args: { values: typed, isPasswordWrong: true } };
export const NotDone: Story = { args: { values: typed, isNotDone: true } };
export const Offline: Story = { args: { values: typed, isOffline: true } };
