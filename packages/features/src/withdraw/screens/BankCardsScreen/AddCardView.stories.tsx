import { useTexts } from '@livery/i18n/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { AddCardView, type AddCardValues, type AddCardViewProps } from './AddCardView.tsx';

type Shown = Omit<AddCardViewProps, 'form' | 'checks' | 'failure'> & {
  /** The values of the form. */
  values?: Partial<AddCardValues>;
  /** Whether a digit of the number is wrong. */
  isNumberWrong?: boolean;
  isOffline?: boolean;
};

/** The view with its own form, as on the screen. */
function AddCard({ values, isNumberWrong, isOffline, ...rest }: Shown) {
  const { t } = useTexts('bankCards');
  const { t: common } = useTexts('common');
  const form = useForm<AddCardValues>({
    defaultValues: { bankCode: '', cardNumber: '', holderName: '', paymentPassword: '', ...values },
  });
  const { setError } = form;
  useEffect(() => {
    if (isNumberWrong) setError('cardNumber', { message: t('digitWrong') });
  }, [isNumberWrong, setError, t]);
  return <AddCardView {...rest} form={form} checks={noChecks} failure={isOffline ? common('offline') : undefined} />;
}

const meta = {
  title: 'Screens/Add a bank card',
  component: AddCard,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    banks: [
      { bankCode: 'HCRD', bankName: 'Harbour Card', minLength: 16, maxLength: 16, isChecked: true },
      { bankCode: 'KHLB', bankName: 'Kohinoor Lantern Bank', minLength: 14, maxLength: 24, isChecked: false },
    ],
    payeeName: '',
    onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()),
    isBusy: false,
  },
} satisfies Meta<typeof AddCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed = {
  bankCode: 'HCRD',
  cardNumber: '4000 1234 5678 9017',
  holderName: 'Amina Rahman',
  paymentPassword: '481516',
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const [number] = canvas.getAllByRole('textbox');
    await userEvent.type(number!, '৪০০০1234 56');
    await expect(number).toHaveValue('4000 1234 56');
  },
};
export const Filled: Story = { args: { values: typed } };
export const PayeeBound: Story = { args: { payeeName: 'A****' } };
export const WrongDigit: Story = { args: { values: typed, isNumberWrong: true } };
export const Saving: Story = { args: { values: typed, isBusy: true } };
export const Offline: Story = { args: { values: typed, isOffline: true } };
