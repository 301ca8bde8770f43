import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Flag } from '../Flag/Flag.tsx';
import { ChoiceList } from './ChoiceList.tsx';

const meta = { title: 'Components/ChoiceList', component: ChoiceList, args: { label: '', chosen: 'BN', choices: [], onChoose: fn() } } satisfies Meta<typeof ChoiceList>;
export default meta;

export const Languages: StoryObj<typeof meta> = {
  args: {
    choices: [
      { id: 'EN', label: 'English', lang: 'en', icon: <Flag name="US" size="large" /> },
      { id: 'BN', label: 'বাংলা', lang: 'bn', icon: <Flag name="BN" size="large" /> },
      { id: 'UR', label: 'اردو', lang: 'ur', icon: <Flag name="UR" size="large" /> },
    ],
  },
  render: (args, { globals }) => <ChoiceList {...args} label={textsOf(globals).language} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'বাংলা' })).toBeChecked();
    await userEvent.click(canvas.getByText('English'));
    await expect(args.onChoose).toHaveBeenCalledWith('EN');
  },
};
