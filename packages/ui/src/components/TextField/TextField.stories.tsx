import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { TextField } from './TextField.tsx';

const meta = { title: 'Components/TextField', component: TextField, args: { label: '', onChange: fn() } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <TextField {...args} label={t.username} help={t.usernameHelp} isRequired placeholder="rahim_42" />
        <TextField {...args} label={t.username} error={t.usernameError} defaultValue="rahim" dir="ltr" />
        <TextField {...args} label={t.username} prefix={<bdi>+880</bdi>} inputMode="tel" defaultValue="1712345678" dir="ltr" />
        <TextField {...args} label={t.username} defaultValue="rahim_42" readOnly />
        <TextField {...args} label={t.username} defaultValue="rahim_42" disabled />
      </>
    );
  },
};

export const ErrorIsSaid: Story = {
  render: (args, { globals }) => <TextField {...args} label={textsOf(globals).username} help={textsOf(globals).usernameHelp} error={textsOf(globals).usernameError} />,
  play: async ({ canvas, globals, userEvent, args }) => {
    const t = textsOf(globals);
    const input = canvas.getByLabelText(t.username);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(t.usernameError);
    await userEvent.type(input, 'a');
    await expect(args.onChange).toHaveBeenCalled();
  },
};
