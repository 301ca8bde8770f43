import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Flag, FlagButton } from './Flag.tsx';

const meta = {
  title: 'Components/Flag',
  component: FlagButton,
  args: { flag: 'BN', label: '', onClick: fn() },
} satisfies Meta<typeof FlagButton>;
export default meta;
const row = { display: 'flex', gap: 'var(--space-12)' };
type Story = StoryObj<typeof meta>;

export const OpensLanguages: Story = {
  render: (args, { globals }) => <FlagButton {...args} label={textsOf(globals).language} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).language }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/**
 * The flags of every shipped language, the alternatives that a merchant may choose, and the globe for a language
 * without a flag.
 */
export const OfLanguages: Story = {
  render: () => (
    <div style={row}>
      {['US', 'BN', 'UR', 'ES', 'KR', 'MM', 'TLG', 'BR', 'XX'].map((flag) => (
        <Flag key={flag} name={flag} size="large" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const flags = [...canvasElement.querySelectorAll('span')];
    const drawn = flags.filter((flag) => getComputedStyle(flag).backgroundImage.startsWith('url('));
    await expect(drawn).toHaveLength(8);
    await expect(new Set(drawn.map((flag) => getComputedStyle(flag).backgroundImage)).size).toBe(8);
  },
};
