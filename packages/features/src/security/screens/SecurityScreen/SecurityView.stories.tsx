import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { SecurityView } from './SecurityView.tsx';

const all = {
  hasPassword: true,
  hasPaymentPassword: true,
  hasSecurityQuestions: true,
  isEmailBound: true,
  email: 'a****@example.org',
  mobile: '+880*****5678',
  payeeName: 'A****',
};
const nothing = {
  hasPassword: false,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  isEmailBound: false,
  email: '',
  mobile: '',
  payeeName: '',
};

const meta = {
  title: 'Screens/Security',
  component: SecurityView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { security: all },
} satisfies Meta<typeof SecurityView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '5');
    // The row of the mobile number has no link.
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};
export const Some: Story = {
  args: { security: { ...all, hasSecurityQuestions: false, isEmailBound: false, payeeName: '' } },
};
export const Nothing: Story = {
  args: { security: nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};
