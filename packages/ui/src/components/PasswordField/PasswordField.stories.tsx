import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = { title: 'Components/PasswordField', component: PasswordField, args: { label: '', showLabel: '', hideLabel: '' } } satisfies Meta<typeof PasswordField>;
export default meta;

export const ShowsAndHides: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <PasswordField {...args} label={t.password} showLabel={t.show} hideLabel={t.hide} autoComplete="current-password" defaultValue="river-42" />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const input = canvas.getByLabelText(t.password);
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: t.show }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: t.hide }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
