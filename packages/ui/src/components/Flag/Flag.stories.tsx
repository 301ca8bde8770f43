import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Flag, FlagButton } from './Flag.tsx';

const meta = { title: 'Components/Flag', component: FlagButton, args: { flag: 'BD', label: '', onClick: fn() } } satisfies Meta<typeof FlagButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensLanguages: Story = {
  render: (args, { globals }) => <FlagButton {...args} label={textsOf(globals).language} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).language }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Drawn: Story = {
  render: () => <div style={{ display: 'flex', gap: 'var(--space-12)' }}>{['US', 'BD', 'PK', 'ES', 'XX'].map((country) => <Flag key={country} country={country} size="large" />)}</div>,
};
