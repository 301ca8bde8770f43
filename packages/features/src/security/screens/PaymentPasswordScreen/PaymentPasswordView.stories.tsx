import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { type PaymentPasswordValues, initialPaymentPassword } from '../../model/paymentPasswordValues.ts';
import { PaymentPasswordView, type PaymentPasswordViewProps } from './PaymentPasswordView.tsx';

type Shown = Omit<PaymentPasswordViewProps, 'form' | 'checks' | 'failure'> & {
  /** The values of the form. */
  values?: Partial<PaymentPasswordValues>;
  /** The field with an error. */
  wrong?: 'old' | 'code' | 'confirmation';
  isOffline?: boolean;
  areAnswersWrong?: boolean;
};

/** The view with its own form, as on the screen. */
function PaymentPassword({ values, wrong, isOffline, areAnswersWrong, ...rest }: Shown) {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const form = useForm<PaymentPasswordValues>({
    defaultValues: {
      ...initialPaymentPassword(rest.way),
      ...values,
    },
  });
  const { setError } = form;
  useEffect(() => {
    if (wrong === 'old') setError('oldPaymentPassword', { message: t('paymentWrong') });
    if (wrong === 'code') setError('verificationCode', { message: common('in_verification_error') });
    if (wrong === 'confirmation') setError('confirmNewPaymentPassword', { message: t('mismatch') });
  }, [wrong, setError, t, common]);
  return (
    <PaymentPasswordView
      {...rest}
      form={form}
      checks={noChecks}
      failure={isOffline ? common('offline') : areAnswersWrong ? t('answersWrong') : undefined}
    />
  );
}

const meta = {
  title: 'Screens/Payment password',
  component: PaymentPassword,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    isNew: false,
    ways: ['old', 'sms', 'email', 'answers'],
    way: 'old',
    questions: [
      { questionId: 'firstSchool', text: 'What was your first school called?' },
      { questionId: 'firstPet', text: 'আপনার প্রথম পোষা প্রাণীর নাম কী ছিল?' },
      { questionId: 'street', text: 'آپ کس گلی میں پلے بڑھے؟' },
    ],
    onWayChange: fn(),
    sentTo: '+880*****5678',
    resend: { isSending: false, waitUntil: 0, onFetch: fn() },
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
  },
} satisfies Meta<typeof PaymentPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { oldPaymentPassword: '123456', newPaymentPassword: '481516', confirmNewPaymentPassword: '481516' };

export const New: Story = {
  args: { isNew: true, ways: ['password'], way: 'password' },
  play: ({ canvas }) => expect(canvas.queryByRole('radio')).toBeNull(),
};
export const Change: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await expect(args.onWayChange).toHaveBeenCalledWith('sms');
  },
};
export const BySms: Story = {
  args: { way: 'sms' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const field = canvasElement.querySelector('input[autocomplete=one-time-code]')!;
    await userEvent.click(field.parentElement!.querySelector('button')!);
    await expect(args.resend.onFetch).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
  },
};
export const ByEmail: Story = { args: { way: 'email', sentTo: 'a****@example.org' } };
export const BySecurityAnswers: Story = {
  args: { way: 'answers' },
  play: ({ canvas }) => expect(canvas.getByLabelText(/first school/)).toBeVisible(),
};
export const WrongAnswers: Story = {
  args: {
    way: 'answers',
    values: { ...typed, firstAnswer: 'Riverside', secondAnswer: 'Mithu', thirdAnswer: 'Lake Road' },
    areAnswersWrong: true,
  },
};
export const OldPasswordWrong: Story = { args: { values: typed, wrong: 'old' } };
export const CodeWrong: Story = {
  args: { way: 'sms', values: { ...typed, verificationCode: '907531' }, wrong: 'code' },
};
export const NotMatching: Story = {
  args: { values: { ...typed, confirmNewPaymentPassword: '481517' }, wrong: 'confirmation' },
};
export const Saving: Story = { args: { values: typed, isBusy: true } };
export const Offline: Story = { args: { values: typed, isOffline: true } };
