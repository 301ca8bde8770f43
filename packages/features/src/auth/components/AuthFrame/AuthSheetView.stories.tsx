import { useTexts } from '@livery/i18n/react';
import { Button, Form, PasswordField, TextField } from '@livery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { AuthSheetView } from './AuthSheetView.tsx';

interface Shown {
  onClose: () => void;
  onOther: () => void;
  canRegister: boolean;
}

/** The sheet with a form in it, as login shows it over a page. */
function LoginSheet({ onClose, onOther, canRegister }: Shown) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  return (
    <AuthSheetView
      title={t('loginTitle')}
      intro={t('loginIntro')}
      other={canRegister ? { question: t('noAccount'), label: common('register'), onOpen: onOther } : undefined}
      onClose={onClose}
    >
      <Form
        onSubmit={fn()}
        actions={
          <Button type="submit" variant="primary" isBlock>
            {common('login')}
          </Button>
        }
      >
        <TextField label={t('username')} autoComplete="username" dir="ltr" />
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="current-password"
          dir="ltr"
        />
      </Form>
    </AuthSheetView>
  );
}

const meta = {
  title: 'Screens/Login over a page',
  component: LoginSheet,
  decorators: [withTexts],
  args: { onClose: fn(), onOther: fn(), canRegister: true },
} satisfies Meta<typeof LoginSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getAllByRole('button').at(-1)!);
    await expect(args.onOther).toHaveBeenCalledOnce();
    // The event that the browser sends to a dialog on Escape and on the back gesture.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const NoRegistration: Story = { args: { canRegister: false } };
