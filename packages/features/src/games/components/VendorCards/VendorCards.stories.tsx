import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleVendors } from '../../../../stories/vendors.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { VendorCards } from './VendorCards.tsx';

const meta = {
  title: 'Games/VendorCards',
  component: VendorCards,
  decorators: [withTexts, withMerchant],
  args: { gameType: 'SPORTS', vendors: sampleVendors.slice(0, 4) },
} satisfies Meta<typeof VendorCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /Kite/ })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=SPORTS&vassalage=V0',
    ),
};

/** Shows the cards next to the side menu of the game entry. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ inlineSize: '5.4rem' }}>
      <VendorCards {...args} />
    </div>
  ),
};
