import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { digitsPicture } from '../../../../stories/digitsPicture.ts';
import { LoginView, type LoginViewProps } from './LoginView.tsx';
import { emptyLogin, type LoginValues } from '../../model/loginValues.ts';

type Shown = Omit<LoginViewProps, 'form' | 'failure'> & {
  /** What stands in the fields. */
  values?: Partial<LoginValues>;
  /** Which sentence stands above the button. */
  failed?: 'wrong' | 'captcha' | 'offline';
};

/** The view with a form of its own, as the screen gives it one. */
function Login({ values, failed, ...rest }: Shown) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const form = useForm<LoginValues>({ defaultValues: { ...emptyLogin(''), ...values } });
  const failure = failed && { wrong: t('loginWrong'), captcha: t('captchaNeeded'), offline: common('offline') }[failed];
  return <LoginView {...rest} form={form} failure={failure} />;
}

const meta = {
  title: 'Screens/Login',
  component: Login,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
    captcha: undefined,
    isCaptchaBusy: false,
    onRefreshCaptcha: fn(),
    canRegister: true,
  },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { username: 'amina', password: 'secret12' };

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [userName] = canvas.getAllByRole('textbox');
    await userEvent.type(userName!, 'amina{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Submitting: Story = { args: { values: typed, isBusy: true } };
export const WrongPassword: Story = { args: { values: typed, failed: 'wrong' } };
export const NoRegistration: Story = {
  args: { canRegister: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const Offline: Story = { args: { values: typed, failed: 'offline' } };
export const WithCaptcha: Story = {
  args: { values: typed, failed: 'captcha', captcha: { captchaId: 'one', image: digitsPicture } },
  play: async ({ args, canvas, userEvent }) => {
    const refresh = canvas.getAllByRole('button').find((button) => button.querySelector('img') !== null);
    await userEvent.click(refresh!);
    await expect(args.onRefreshCaptcha).toHaveBeenCalledOnce();
  },
};
