import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { AgreementScreen } from './AgreementScreen.tsx';

const meta = {
  title: 'Screens/User agreement',
  component: AgreementScreen,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
} satisfies Meta<typeof AgreementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Agreement: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button'));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  },
};
