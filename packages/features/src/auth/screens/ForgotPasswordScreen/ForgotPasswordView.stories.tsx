import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, within } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { emptyReset, type ResetValues } from '../../model/passwordReset.ts';
import { ForgotPasswordView, type ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
import { useAccountRules } from './useAccountRules.ts';

type Shown = Omit<ForgotPasswordViewProps, 'form' | 'checks' | 'failure' | 'rules'> & {
  /** Initial values of the form. */
  values?: Partial<ResetValues>;
  isCodeWrong?: boolean;
  isOffline?: boolean;
};

/** The view in its frame with its own form, as on the screen. */
function ForgotPassword({ values, isCodeWrong, isOffline, ...rest }: Shown) {
  const { t } = useTexts('password');
  const { t: common } = useTexts('common');
  const form = useForm<ResetValues>({ defaultValues: { ...emptyReset(rest.ways, rest.countries), ...values } });
  const rules = useAccountRules(() => '880');
  const { setError } = form;
  useEffect(() => {
    if (isCodeWrong) setError('verificationCode', { message: common('in_verification_error') });
  }, [isCodeWrong, setError, common]);
  return (
    <AuthFrame title={t('forgotTitle')} intro={t('forgotIntro')} other={undefined}>
      <ForgotPasswordView
        {...rest}
        form={form}
        rules={rules}
        checks={noChecks}
        failure={isOffline ? common('offline') : undefined}
      />
    </AuthFrame>
  );
}

const meta = {
  title: 'Screens/Forgot password',
  component: ForgotPassword,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    ways: ['sms', 'email'],
    countries: [{ code: 'BD', dialingCode: '880', name: 'Bangladesh', isCommon: true }],
    onWayChange: fn(),
    sentTo: '+880 1712345678',
    resend: { isSending: false, waitUntil: 0, onFetch: fn() },
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onUseOther: fn(),
    isBusy: false,
  },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = { step: 'password', validMinutes: '5' } as const;
const typed = { verificationCode: '481516', newPassword: 'river-42-moon', confirmNewPassword: 'river-42-moon' };

export const BySms: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await expect(args.onWayChange).toHaveBeenCalledWith('email');
  },
};
export const ByEmail: Story = {
  args: { values: { way: 'email', username: 'amina', email: 'amina@example.org' } },
  play: ({ canvas }) => expect(canvas.getAllByRole('textbox')).toHaveLength(2),
};
export const OneMethod: Story = {
  args: { ways: ['email'] },
  play: ({ canvas }) => expect(canvas.queryByRole('radio')).toBeNull(),
};
export const Sending: Story = { args: { values: { mobileNum: '1712345678' }, isBusy: true } };
export const CodeSent: Story = {
  args: { values: { ...sent, mobileNum: '1712345678' } },
  play: async ({ args, canvas, userEvent }) => {
    const notice = canvas.getAllByRole('status')[0]!.parentElement!;
    await userEvent.click(within(notice).getByRole('button'));
    await expect(args.onUseOther).toHaveBeenCalledOnce();
  },
};
export const CodeSentByEmail: Story = {
  args: { values: { ...sent, way: 'email', username: 'amina' }, sentTo: 'amina@example.org' },
};
export const CodeWrong: Story = { args: { values: { ...sent, ...typed }, isCodeWrong: true } };
export const Setting: Story = { args: { values: { ...sent, ...typed }, isBusy: true } };
export const Offline: Story = { args: { values: { ...sent, ...typed }, isOffline: true } };
