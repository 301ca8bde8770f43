import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { profileValues, type ProfileValues } from '../../model/profileValues.ts';
import { ProfileView, type ProfileViewProps } from './ProfileView.tsx';

type Shown = Omit<ProfileViewProps, 'form' | 'checks' | 'failure'> & {
  /** Values of the form that differ from the saved ones. */
  values?: Partial<ProfileValues>;
  /** The field with an error. */
  wrong?: 'nickname' | 'birthday';
  isOffline?: boolean;
};

/** The view with its own form, as on the screen. */
function Profile({ values, wrong, isOffline, ...rest }: Shown) {
  const { t } = useTexts('profile');
  const { t: common } = useTexts('common');
  const form = useForm<ProfileValues>({ defaultValues: { ...profileValues(rest.info), ...values } });
  const { setError } = form;
  useEffect(() => {
    if (wrong === 'nickname') setError('nickname', { message: t('nicknameNotValid') });
    if (wrong === 'birthday') setError('birthday', { message: t('tooYoung', { age: '18' }) });
  }, [wrong, setError, t]);
  return <ProfileView {...rest} form={form} checks={noChecks} failure={isOffline ? common('offline') : undefined} />;
}

/** Creates a picture of a head in one colour. */
const head = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${colour}" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="2" fill="white"/></svg>`)}`;

const info = {
  account: 'amina',
  nickname: 'Mina',
  email: 'amina@example.org',
  mobile: '+880*****5678',
  payeeName: 'Amina Rahman',
  registeredAt: '2026-01-01T12:00:00.000Z',
  referralCode: '5F356495',
  birthday: '1990-02-28',
  gender: 'F' as const,
  address: '12 Lake Road, Dhaka',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '+8801712345678',
  zalo: '',
};
const nothing = { birthday: '', gender: '' as const, address: '', whatsapp: '', nickname: '' };

const meta = {
  title: 'Screens/Profile',
  component: Profile,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    info,
    icons: {
      list: ['teal', 'purple', 'brown', 'green', 'navy', 'maroon'].map((colour, index) => ({
        id: String(index + 1),
        src: head(colour),
      })),
      current: '2',
      isFailed: false,
      onRetry: fn(),
    },
    today: '2026-03-01',
    minimumAge: 18,
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
  },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const icons = canvas.getAllByRole('radio');
    await expect(icons[1]).toBeChecked();
    await userEvent.click(icons[3]!);
    await expect(icons[3]).toBeChecked();
  },
};
export const Empty: Story = {
  args: {
    info: { ...info, ...nothing, email: '', mobile: '', payeeName: '' },
    icons: { ...meta.args.icons, current: '' },
  },
};
export const LoadingPictures: Story = { args: { icons: { ...meta.args.icons, list: undefined } } };
export const PicturesFailed: Story = {
  args: { icons: { ...meta.args.icons, list: undefined, isFailed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.icons.onRetry).toHaveBeenCalledOnce();
  },
};
export const InvalidNickname: Story = { args: { values: { nickname: 'M\u202ena' }, wrong: 'nickname' } };
export const TooYoung: Story = { args: { values: { birthday: '2010-01-01' }, wrong: 'birthday' } };
export const Saving: Story = { args: { isBusy: true } };
export const Offline: Story = { args: { isOffline: true } };
