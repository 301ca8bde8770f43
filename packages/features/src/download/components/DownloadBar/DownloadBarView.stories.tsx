import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { DownloadBarView } from './DownloadBarView.tsx';

const icons = import.meta.glob<string>('../../../../../../merchants/*/assets/icon.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});
const iconOf = (code: unknown) => Object.entries(icons).find(([path]) => path.includes(`/${String(code)}/`))?.[1] ?? '';

const meta = {
  title: 'Download/DownloadBar',
  component: DownloadBarView,
  decorators: [withTexts],
  args: { icon: '', href: '#app', isHintDue: false, onClose: fn() },
  render: (args, { globals }) => <DownloadBarView {...args} icon={iconOf(globals['merchant'])} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
} satisfies Meta<typeof DownloadBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeadsToTheApp: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TheBrowserInstalls: Story = { args: { onInstall: fn() } };

/** Leaves the screen while the page is scrolled. No tap and no focus reaches it then. */
export const Retracted: Story = {
  args: { isRetracted: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Shows the bar in Safari on an iPhone. */
export const ByTheShareMenu: Story = { args: { isHintDue: true } };
