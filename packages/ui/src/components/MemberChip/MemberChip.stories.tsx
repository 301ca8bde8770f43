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
          "The signed-in member and the balance, for a header. It is inside the link to the member screen, which is its only keyboard stop. A screen reader reads amount, name and level. Not on the member's own screens: use Balance there, which shows the amount in large text.",
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
