import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { PlayMoneyTag } from './PlayMoneyTag.tsx';

const meta = {
  title: 'Components/PlayMoneyTag',
  component: PlayMoneyTag,
  args: { children: '' },
  parameters: {
    docs: {
      description: {
        component:
          'Shows on every page of a demonstration that no real money can be won or lost: a ribbon at the top, or a pill next to an amount. No keyboard stop. Do not omit it for a better layout.',
      },
    },
  },
} satisfies Meta<typeof PlayMoneyTag>;
export default meta;

export const RibbonAndPill: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <>
      <PlayMoneyTag>{textsOf(globals).playMoney}</PlayMoneyTag>
      <div>
        <PlayMoneyTag variant="pill">{textsOf(globals).playMoney}</PlayMoneyTag>
      </div>
    </>
  ),
};
