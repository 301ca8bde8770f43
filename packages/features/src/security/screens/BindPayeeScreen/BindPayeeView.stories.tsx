import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { type BindPayeeValues, BindPayeeView, type BindPayeeViewProps } from './BindPayeeView.tsx';
import { PayeeIsSet } from './PayeeIsSet.tsx';

type Shown = Pick<BindPayeeViewProps, 'onSubmit' | 'isBusy'> & {
  /** The value of the field. */
  name?: string;
  isWrong?: boolean;
  isOffline?: boolean;
};

/** The view with its own form, as on the screen. */
function BindPayee({ name = '', isWrong = false, isOffline, ...rest }: Shown) {
  const { t } = useTexts('security');
  const { t: common } = useTexts('common');
  const form = useForm<BindPayeeValues>({ defaultValues: { payeeName: name } });
  const { setError } = form;
  useEffect(() => {
    if (isWrong) setError('payeeName', { message: t('payeeMissing') });
  }, [isWrong, setError, t]);
  return <BindPayeeView {...rest} form={form} checks={noChecks} failure={isOffline ? common('offline') : undefined} />;
}

const meta = {
  title: 'Screens/Payee',
  component: BindPayee,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
  },
} satisfies Meta<typeof BindPayee>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const TooShort: Story = { args: { name: 'A', isWrong: true } };
export const Saving: Story = { args: { name: 'Amina Rahman', isBusy: true } };
export const Offline: Story = { args: { name: 'Amina Rahman', isOffline: true } };
export const IsSet: Story = { render: () => <PayeeIsSet payeeName="A****" /> };
