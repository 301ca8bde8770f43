import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Money } from '../Money/Money.tsx';
import { MemberChip } from './MemberChip.tsx';

const meta = {
  title: 'Components/MemberChip',
  component: MemberChip,
  args: { balanceLabel: '', balance: undefined, name: 'Abdur Rahman Chowdhury of Rajshahi', vip: 'VIP 2' },
  parameters: {
    docs: {
      description: {
        component:
          "Who is logged in and with how much, for a header. Stands in the link that leads to the member screen, which is its one keyboard stop. A screen reader hears amount, name and standing. Not on the member's own screens: there the amount is the largest thing, in Balance.",
      },
    },
  },
} satisfies Meta<typeof MemberChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBalance: Story = {
  render: (args, { globals }) => (
    <MemberChip
      {...args}
      balanceLabel={textsOf(globals).balance}
      balance={<Money size="small">{textsOf(globals).amount}</Money>}
    />
  ),
};
export const LoadingBalance: Story = {
  render: (args, { globals }) => <MemberChip {...args} balanceLabel={textsOf(globals).balance} />,
};
