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
          'Says on every page of a demonstration that nothing can be won or lost. A ribbon across the top, a pill beside an amount. No keyboard stop. Never left out to make a screen look better.',
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
