import { paths } from '@livery/foundation/addresses';
import type { FieldRule } from '@livery/api/contract';
import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { digitsPicture } from '../../../../stories/digitsPicture.ts';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { AuthFrame } from '../../components/AuthFrame/AuthFrame.tsx';
import { type FormField, formFields } from '../../model/shownFields.ts';
import { emptyRegistration, type RegisterValues } from '../../model/registerValues.ts';
import { RegisterView, type RegisterViewProps } from './RegisterView.tsx';

const countries = [
  { code: 'BR', dialingCode: '55', name: 'Brasil', isCommon: true },
  { code: 'PT', dialingCode: '351', name: 'Portugal', isCommon: false },
];

type Shown = Omit<RegisterViewProps, 'form' | 'ruleOf' | 'check' | 'failure' | 'countries'> & {
  /** Initial values of the fields. */
  values?: Partial<RegisterValues>;
  required?: readonly FormField[];
  /** Whether to show the errors of an empty form. */
  isChecked?: boolean;
};

/** The view in its frame, with its own form. */
function Register({ required = ['username', 'password'], isChecked = false, values, ...rest }: Shown) {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const form = useForm<RegisterValues>({ defaultValues: { ...emptyRegistration(countries, [rest.way]), ...values } });
  const { trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
  }, [isChecked, trigger]);
  const ruleOf = (name: FormField): FieldRule => ({
    enabled: true,
    required: required.includes(name),
    minLength: 4,
    maxLength: 16,
  });
  return (
    <AuthFrame
      title={t('registerTitle')}
      intro={t('registerIntro')}
      other={{ question: t('haveAccount'), label: common('login'), href: paths.login }}
    >
      <RegisterView
        {...rest}
        form={form}
        countries={countries}
        ruleOf={ruleOf}
        check={(name) => (value) => value !== '' || !required.includes(name) || t('isRequired', { field: t(name) })}
        failure={undefined}
      />
    </AuthFrame>
  );
}

const meta = {
  title: 'Screens/Register',
  component: Register,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    ways: ['username'],
    way: 'username',
    onWayChange: fn(),
    code: { isSending: false, waitUntil: undefined, longestWait: undefined, onFetch: fn() },
    fields: ['username', 'password', 'nickname', 'email'],
    minimumAge: 18,
    invitation: undefined,
    isBusy: false,
    captcha: undefined,
    isCaptchaBusy: false,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    onReset: fn(),
    social: null,
    checks: noChecks,
    onRefreshCaptcha: fn(),
  },
} satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getAllByRole('button').find((button) => button.getAttribute('type') === 'submit');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(submit).toBeDisabled();
  },
};
export const Faults: Story = { args: { isChecked: true } };
export const WithCaptcha: Story = { args: { captcha: { captchaId: 'one', image: digitsPicture } } };
export const EveryField: Story = { args: { fields: formFields } };
/** The gateway rejected the code of the link, so the form has a field for another one. */
export const LinkRefused: Story = {
  args: {
    fields: ['username', 'password', 'nickname', 'affiliateCode'],
    invitation: { code: 'AGENT1', state: 'refused' },
  },
};
export const Submitting: Story = { args: { isBusy: true } };

const byMobile = {
  way: 'mobile',
  fields: ['mobileNum', 'verificationCode', 'password'],
  required: ['mobileNum', 'verificationCode', 'password'],
} as const;

export const TwoMethods: Story = {
  args: { ways: ['username', 'mobile'] },
  play: async ({ args, canvas, userEvent }) => {
    const [username, mobile] = canvas.getAllByRole('radio');
    await expect(username).toBeChecked();
    await userEvent.click(mobile!);
    await expect(args.onWayChange).toHaveBeenCalledWith('mobile');
  },
};
export const ByMobile: Story = {
  args: byMobile,
  play: async ({ args, canvas, userEvent }) => {
    const [, code] = canvas.getAllByRole('textbox');
    const getCode = canvas.getAllByRole('button').find((button) => button.parentElement === code!.parentElement);
    await userEvent.click(getCode!);
    await expect(args.code.onFetch).toHaveBeenCalledOnce();
  },
};
export const ByMobileCooldown: Story = {
  args: {
    ...byMobile,
    values: { mobileNum: '11987654321' },
    code: { isSending: false, waitUntil: Date.now() + 300_000, longestWait: 300_000, onFetch: fn() },
  },
};
export const ByMobileFaults: Story = { args: { ...byMobile, isChecked: true } };
