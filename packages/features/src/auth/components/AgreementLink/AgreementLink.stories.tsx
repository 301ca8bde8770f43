import { useTexts } from '@livery/i18n/react';
import { Checkbox } from '@livery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { AgreementLink } from './AgreementLink.tsx';

/** The link within the checkbox label, as in the registration form. */
function Agree() {
  const { t } = useTexts('auth');
  const [before, after] = t('agree', { age: 18, agreement: '|' }).split('|');
  return (
    <Checkbox defaultChecked>
      {before}
      <AgreementLink>{t('agreement')}</AgreementLink>
      {after}
    </Checkbox>
  );
}

const meta = {
  title: 'Screens/User agreement link',
  component: Agree,
  decorators: [withToasts, withTexts, withMerchant],
} satisfies Meta<typeof Agree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InItsSentence: Story = {};

/** The agreement opens over the form, and the checkbox does not change. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet.querySelectorAll('article h2')).toHaveLength(8));
    await expect(within(sheet).getByRole('region')).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('checkbox', { hidden: true })).toBeChecked();
  },
};
