import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { AppBar } from '../AppBar/AppBar.tsx';
import { BackButton } from './BackButton.tsx';

const about = `
The back button at the start of an \`AppBar\`. It points against the text direction: to the left in English, to the right in Urdu.
The screen decides on its target: one step back, or home if there is no earlier entry.

**Keyboard.** A button.

**Screen readers** read \`label\`.

**Not for** closing an overlay: use a cross at the other end.
`;

const meta = {
  title: 'Components/BackButton',
  component: BackButton,
  args: { label: '', onClick: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof BackButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PointsAgainstTheText: Story = {
  render: (args, { globals }) => (
    <div>
      <BackButton {...args} label={textsOf(globals).back} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const isMirrored = getComputedStyle(button.querySelector('svg')!).transform.startsWith('matrix(-1');
    await expect(isMirrored).toBe(document.documentElement.dir === 'rtl');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PointsAgainstTheTextInUrdu: Story = { ...PointsAgainstTheText, globals: { language: 'UR' } };

export const InItsBar: Story = {
  parameters: { isBare: true },
  render: (args, { globals }) => (
    <AppBar title={textsOf(globals).member} start={<BackButton {...args} label={textsOf(globals).back} />} />
  ),
  play: async ({ canvas, globals }) => {
    // The button is at the inline start: on the left in English, on the right in Urdu.
    const [button, title] = [
      canvas.getByRole('button').getBoundingClientRect(),
      canvas.getByText(textsOf(globals).member).getBoundingClientRect(),
    ];
    await expect(button.left < title.left).toBe(document.documentElement.dir !== 'rtl');
  },
};

export const InItsBarInUrdu: Story = { ...InItsBar, globals: { language: 'UR' } };
