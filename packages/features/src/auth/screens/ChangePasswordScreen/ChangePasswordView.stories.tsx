import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { ChangePasswordView, type ChangePasswordValues, type ChangePasswordViewProps } from './ChangePasswordView.tsx';

type Shown = Omit<ChangePasswordViewProps, 'form' | 'checks' | 'failure'> & {
  /** Initial values of the fields. */
  values?: Partial<ChangePasswordValues>;
  /** The field with an error. */
  wrong?: 'old' | 'confirmation';
  isOffline?: boolean;
};

/** The view with its own form, as on the screen. */
function ChangePassword({ values, wrong, isOffline, ...rest }: Shown) {
  const { t } = useTexts('password');
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const form = useForm<ChangePasswordValues>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '', ...values },
  });
  const { setError } = form;
  useEffect(() => {
    if (wrong === 'old') setError('oldPassword', { message: t('oldWrong') });
    if (wrong === 'confirmation') setError('confirmNewPassword', { message: auth('confirmMismatch') });
  }, [wrong, setError, t, auth]);
  return (
    <ChangePasswordView {...rest} form={form} checks={noChecks} failure={isOffline ? common('offline') : undefined} />
  );
}

const meta = {
  title: 'Screens/Change password',
  component: ChangePassword,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    userName: 'amina',
    asksOld: true,
    checkOld: () => true,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
    isSame: false,
    onSameClosed: fn(),
  },
} satisfies Meta<typeof ChangePassword>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { oldPassword: 'play4fun', newPassword: 'river-42-moon', confirmNewPassword: 'river-42-moon' };

export const Idle: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [userName] = canvas.getAllByRole('textbox');
    await expect(userName).toHaveAttribute('readonly');
    await expect(canvasElement.querySelectorAll('input[type=password]')).toHaveLength(3);
  },
};
export const PasswordRemembered: Story = {
  args: { asksOld: false },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('input[type=password]')).toHaveLength(2),
};
export const Submitting: Story = { args: { values: typed, isBusy: true } };
export const OldPasswordWrong: Story = { args: { values: typed, wrong: 'old' } };
export const NotMatched: Story = {
  args: { values: { ...typed, confirmNewPassword: 'river-42' }, wrong: 'confirmation' },
};
export const Offline: Story = { args: { values: typed, isOffline: true } };
export const SameAsOld: Story = {
  args: { values: { ...typed, newPassword: typed.oldPassword, confirmNewPassword: typed.oldPassword }, isSame: true },
};
