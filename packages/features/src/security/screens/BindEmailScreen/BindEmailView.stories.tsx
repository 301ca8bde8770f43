import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { type BindEmailValues, noBindEmailValues } from '../../model/bindEmailValues.ts';
import { BindEmailView, type BindEmailViewProps } from './BindEmailView.tsx';

type Shown = Omit<BindEmailViewProps, 'form' | 'checks' | 'failure'> & {
  /** The values of the form. */
  values?: Partial<BindEmailValues>;
  /** The field with an error. */
  wrong?: 'email' | 'code';
  isOffline?: boolean;
};

/** The view with its own form, as on the screen. */
function BindEmail({ values, wrong, isOffline, ...rest }: Shown) {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const form = useForm<BindEmailValues>({ defaultValues: { ...noBindEmailValues, ...values } });
  const { setError } = form;
  useEffect(() => {
    if (wrong === 'email') setError('email', { message: t('emailNotValid') });
    if (wrong === 'code') setError('verificationCode', { message: common('in_verification_error') });
  }, [wrong, setError, t, common]);
  return <BindEmailView {...rest} form={form} checks={noChecks} failure={isOffline ? common('offline') : undefined} />;
}

const meta = {
  title: 'Screens/Bind e-mail',
  component: BindEmail,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    current: '',
    sent: undefined,
    resend: { isSending: false, waitUntil: 0, onFetch: fn() },
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
  },
} satisfies Meta<typeof BindEmail>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { email: 'amina@example.org', verificationCode: '907531' };
const sent = { to: 'amina@example.org', expiresAt: '2026-01-01T12:00:00.000Z' };

export const First: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const field = canvasElement.querySelector('input[autocomplete=one-time-code]')!;
    await userEvent.click(field.parentElement!.querySelector('button')!);
    await expect(args.resend.onFetch).toHaveBeenCalledOnce();
  },
};
export const Another: Story = { args: { current: 'a****@example.org' } };
export const Expired: Story = {
  args: { values: typed, sent: sent },
};
export const InvalidAddress: Story = { args: { values: { email: 'amina@example' }, wrong: 'email' } };
export const CodeWrong: Story = {
  args: { values: typed, sent: sent, wrong: 'code' },
};
export const Binding: Story = { args: { values: typed, isBusy: true } };
export const Offline: Story = { args: { values: typed, isOffline: true } };
