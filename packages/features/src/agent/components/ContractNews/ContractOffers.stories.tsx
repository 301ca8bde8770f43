import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { ContractOffers } from './ContractOffers.tsx';

const meta = {
  title: 'Agent/ContractOffers',
  component: ContractOffers,
  decorators: [withTexts],
  args: {
    isOpen: true,
    onClose: fn(),
    contracts: [
      { kind: 'salary', id: '1', offeredBy: 'Aurora' },
      { kind: 'dividend', id: '2', offeredBy: 'agent1' },
      { kind: 'hour', id: '3', offeredBy: 'agent1' },
    ],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof ContractOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOffers: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(3);
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OneOffer: Story = {
  args: { contracts: [{ kind: 'hour', id: '3', offeredBy: 'a-name-that-is-as-long-as-names-may-be' }] },
};
