import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { digitsPicture } from '../../../../stories/digitsPicture.ts';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { emptyLogin, type LoginValues } from '../../model/loginValues.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { SocialButtonsView } from '../SocialButtons/SocialButtonsView.tsx';
import { LoginView, type LoginViewProps } from './LoginView.tsx';

type Shown = Omit<LoginViewProps, 'form' | 'failure'> & {
  /** Initial values of the fields. */
  values?: Partial<LoginValues>;
  /** The error message above the button. */
  failed?: 'wrong' | 'code' | 'captcha' | 'offline';
  canRegister: boolean;
};

/** The view with its own form, in the frame of the screen. */
function Login({ values, failed, canRegister, ...rest }: Shown) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const form = useForm<LoginValues>({ defaultValues: { ...emptyLogin('username', true), ...values } });
  const sentences = {
    wrong: t('loginWrong'),
    code: t('loginCodeWrong'),
    captcha: t('captchaNeeded'),
    offline: common('offline'),
  };
  return (
    <AuthFrame
      title={t('loginTitle')}
      intro={t('loginIntro')}
      other={canRegister ? { question: t('noAccount'), label: common('register'), href: paths.register } : undefined}
    >
      <LoginView {...rest} form={form} failure={failed && sentences[failed]} />
    </AuthFrame>
  );
}

const countries = [
  { code: 'BD', name: 'Bangladesh', dialingCode: '880', isCommon: true },
  { code: 'PK', name: 'Pakistan', dialingCode: '92', isCommon: false },
];
const number = { countries, country: 'BD', dialingCode: '880', failure: undefined, onRetry: fn() };

const meta = {
  title: 'Screens/Login',
  component: Login,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    checks: noChecks,
    rule: () => () => true,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    methods: ['username'],
    onMethodChange: fn(),
    takesNumber: false,
    number,
    code: { isSending: false, waitUntil: undefined, longestWait: undefined, onFetch: fn() },
    isBusy: false,
    captcha: undefined,
    isCaptchaBusy: false,
    onRefreshCaptcha: fn(),
    canRemember: true,
    isRemembered: false,
    onForget: fn(),
    social: null,
    trial: { start: fn(), isBusy: false },
    canRegister: true,
  },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = { username: 'amina', password: 'secret12' };
const byCode = { method: 'sms', country: 'BD', mobileNum: '1712345678' } as const;

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [userName] = canvas.getAllByRole('textbox');
    await userEvent.type(userName!, 'amina{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const NumberOrName: Story = { args: { takesNumber: true, methods: ['username', 'sms'] } };
export const ByCode: Story = {
  args: { methods: ['username', 'sms'], values: byCode },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio')[0]!);
    await expect(args.onMethodChange).toHaveBeenCalledWith('username');
  },
};
export const CodeSent: Story = {
  args: {
    methods: ['username', 'sms'],
    values: byCode,
    code: { isSending: false, waitUntil: Date.now() + 299_000, longestWait: 300_000, onFetch: fn() },
  },
};
export const CodeSending: Story = {
  args: {
    methods: ['username', 'sms'],
    values: byCode,
    code: { isSending: true, waitUntil: undefined, longestWait: undefined, onFetch: fn() },
  },
};
export const WrongCode: Story = {
  args: { methods: ['username', 'sms'], values: { ...byCode, verificationCode: '0042' }, failed: 'code' },
};
export const CountriesLoading: Story = {
  args: { methods: ['username', 'sms'], values: byCode, number: { ...number, countries: undefined } },
};
export const CountriesFailed: Story = {
  args: {
    methods: ['username', 'sms'],
    values: byCode,
    number: { ...number, countries: undefined, failure: { code: 'INTERNAL', message: '' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getAllByRole('button').find((button) => button.closest('form') !== null);
    await userEvent.click(retry!);
    await expect(args.number.onRetry).toHaveBeenCalledOnce();
  },
};
export const Remembered: Story = {
  args: { values: typed, isRemembered: true },
  play: async ({ args, canvas, userEvent }) => {
    const forget = canvas.getAllByRole('button').find((button) => button.closest('p') !== null);
    await userEvent.click(forget!);
    await expect(args.onForget).toHaveBeenCalledOnce();
  },
};
export const RememberingOff: Story = { args: { canRemember: false } };
export const Submitting: Story = { args: { values: typed, isBusy: true } };
export const WrongPassword: Story = { args: { values: typed, failed: 'wrong' } };
export const NoRegistration: Story = {
  args: { canRegister: false },
  play: async ({ canvas }) => expect(canvas.queryAllByRole('link')).toHaveLength(1),
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
export const WithAccounts: Story = {
  args: {
    social: (
      <SocialButtonsView
        providers={['google', 'facebook']}
        isReady
        busy={undefined}
        failure={undefined}
        onChoose={fn()}
      />
    ),
  },
};
export const StartingTrial: Story = { args: { trial: { start: fn(), isBusy: true } } };
