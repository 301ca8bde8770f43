import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, LogOut, Settings } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { inLayout } from '../../../stories/inLayout.tsx';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { IconButton, IconLink } from './IconButton.tsx';

const about = `
An icon as a button (\`IconButton\`) or a link (\`IconLink\`), if there is no room for words: in a bar or at the end of a field. 44 px
square for any icon.

**Keyboard.** A button, a link.

**Screen readers** read \`label\`; the icon itself is hidden from them (\`aria-hidden\`). An icon that points along the text is mirrored
with \`isDirectional\`.

**Not for** the main action of a screen, because many players don't understand icons. Use a \`Button\` with a label.
`;

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: '', children: null, onClick: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ display: 'flex', gap: 'var(--space-12)' }}>
        <IconButton {...args} label={t.logout}>
          <LogOut aria-hidden />
        </IconButton>
        <IconButton {...args} label={t.theme} variant="filled">
          <Settings aria-hidden />
        </IconButton>
        <IconLink label={t.more} href="#more" variant="filled" isDirectional>
          <ChevronRight aria-hidden />
        </IconLink>
      </div>
    );
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    for (const control of [...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')]) {
      const { width, height } = control.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await userEvent.click(canvas.getByRole('button', { name: t.logout }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t.more })).toHaveAttribute('href', '#more');
  },
};

const iconOf = (canvas: HTMLElement) => getComputedStyle(canvas.querySelector('svg')!);
const oneIcon: Story['render'] = (args, { globals }) => (
  <IconButton {...args} label={textsOf(globals).theme}>
    <Settings aria-hidden />
  </IconButton>
);

/** The theme sets the width of the lines, and here their ends are straight. */
export const StraightLines: Story = {
  decorators: [inLayout({ icons: 'straight' })],
  render: oneIcon,
  play: async ({ canvasElement }) => {
    const { strokeLinecap, strokeWidth } = iconOf(canvasElement);
    await expect(strokeLinecap).toBe('square');
    await expect(strokeWidth).toBe(
      `${Number(getComputedStyle(document.documentElement).getPropertyValue('--icon-stroke'))}px`,
    );
  },
};

export const Tinted: Story = {
  decorators: [inLayout({ icons: 'tinted' })],
  render: oneIcon,
  play: async ({ canvasElement }) => {
    const { fill, fillOpacity, color } = iconOf(canvasElement);
    await expect([fill, fillOpacity]).toEqual([color, '0.2']);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args, { globals }) => (
    <div style={{ display: 'flex', gap: 'var(--space-12)' }}>
      <IconButton {...args} label={textsOf(globals).logout}>
        <LogOut aria-hidden />
      </IconButton>
      <IconButton {...args} label={textsOf(globals).theme} variant="filled">
        <Settings aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      button.click();
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Focused: Story = {
  render: (args, { globals }) => (
    <div>
      <IconButton {...args} label={textsOf(globals).logout} variant="filled">
        <LogOut aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineWidth).toBe('2px');
  },
};

export const PointsAlongTheText: Story = {
  render: (args, { globals }) => (
    <div>
      <IconButton {...args} label={textsOf(globals).next} isDirectional>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  ),
  play: async ({ canvas }) => {
    const isMirrored = getComputedStyle(canvas.getByRole('button').querySelector('svg')!).transform.startsWith(
      'matrix(-1',
    );
    await expect(isMirrored).toBe(document.documentElement.dir === 'rtl');
  },
};

export const PointsAlongTheTextInUrdu: Story = { ...PointsAlongTheText, globals: { language: 'UR' } };
