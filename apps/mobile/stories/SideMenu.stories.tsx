import { paths } from '@livery/foundation/addresses';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AppStory, appStories, overlayOf, wordOf } from './appStories.tsx';
import type { StoryAppProps } from './StoryApp.tsx';

const meta: Meta<StoryAppProps> = {
  ...appStories,
  title: 'Screens/Side menu',
  tags: ['!autodocs'],
  args: { at: paths.home, who: 'guest' },
};
export default meta;

export const Guest: AppStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const name = wordOf(globals, 'menu');
    await userEvent.click(await canvas.findByRole('button', { name }));
    const menu = await overlayOf(canvas, name);
    await expect((await within(menu).findAllByRole('link')).length).toBeGreaterThan(2);
  },
};
export const Member: AppStory = { ...Guest, args: { who: 'member' } };
export const Agent: AppStory = { ...Guest, args: { who: 'agent', switches: { AGENTPOLICY3: true } } };
export const Trial: AppStory = { ...Guest, args: { who: 'trial' } };
