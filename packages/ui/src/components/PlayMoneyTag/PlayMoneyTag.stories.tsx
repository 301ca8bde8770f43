import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { PlayMoneyTag } from './PlayMoneyTag.tsx';

const meta = { title: 'Components/PlayMoneyTag', component: PlayMoneyTag, args: { children: '' } } satisfies Meta<typeof PlayMoneyTag>;
export default meta;

export const RibbonAndPill: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <>
      <PlayMoneyTag>{textsOf(globals).playMoney}</PlayMoneyTag>
      <div><PlayMoneyTag variant="pill">{textsOf(globals).playMoney}</PlayMoneyTag></div>
    </>
  ),
};
