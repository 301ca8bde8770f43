import { paths } from '@livery/foundation/addresses';
import type { Meta } from '@storybook/react-vite';
import { type AppStory, appStories, showingGames } from './appStories.tsx';
import type { StoryAppProps } from './StoryApp.tsx';

const meta: Meta<StoryAppProps> = {
  ...appStories,
  title: 'Screens/Home',
  tags: ['!autodocs'],
  args: { at: paths.home, who: 'guest' },
};
export default meta;

export const Guest: AppStory = { ...showingGames };
export const Member: AppStory = { ...showingGames, args: { who: 'member' } };
export const Trial: AppStory = { ...showingGames, args: { who: 'trial' } };
