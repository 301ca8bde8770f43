import { paths } from '@livery/foundation/addresses';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AppStory, appStories, overlayOf, wordOf } from './appStories.tsx';
import type { StoryAppProps } from './StoryApp.tsx';

const meta: Meta<StoryAppProps> = {
  ...appStories,
  title: 'Screens/Settings',
  tags: ['!autodocs'],
  args: { at: paths.home, who: 'guest' },
};
export default meta;

export const OverHome: AppStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const name = wordOf(globals, 'settings');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const panel = await overlayOf(canvas, name);
    await expect(within(panel).getAllByRole('radio').length).toBeGreaterThan(1);
  },
};
