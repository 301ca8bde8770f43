import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Money } from './Money.tsx';

const meta = { title: 'Components/Money', component: Money, args: { children: '' } } satisfies Meta<typeof Money>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const { amount, balance } = textsOf(globals);
    return <>{(['small', 'medium', 'large', 'hero'] as const).map((size) => <p key={size}>{balance} <Money size={size}>{amount}</Money></p>)}</>;
  },
};
