import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { MemberChip } from './MemberChip.tsx';

const meta = { title: 'Components/MemberChip', component: MemberChip, args: { balanceLabel: '', balance: undefined, name: 'Abdur Rahman Chowdhury of Rajshahi', vip: 'VIP 2' } } satisfies Meta<typeof MemberChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBalance: Story = { render: (args, { globals }) => <MemberChip {...args} balanceLabel={textsOf(globals).balance} balance={textsOf(globals).amount} /> };
export const BalanceAwaited: Story = { render: (args, { globals }) => <MemberChip {...args} balanceLabel={textsOf(globals).balance} /> };
