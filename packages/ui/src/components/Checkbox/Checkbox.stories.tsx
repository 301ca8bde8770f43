import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = { title: 'Components/Checkbox', component: Checkbox, args: { children: '' } } satisfies Meta<typeof Checkbox>;
export default meta;

export const States: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div>
        <Checkbox {...args} defaultChecked>{t.remember}</Checkbox>
        <Checkbox {...args}>{t.agree}</Checkbox>
        <Checkbox {...args} defaultChecked disabled>{t.playMoney}</Checkbox>
      </div>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: textsOf(globals).agree });
    await userEvent.click(canvas.getByText(textsOf(globals).agree));
    await expect(box).toBeChecked();
  },
};
