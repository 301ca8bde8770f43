import { gameListAddress } from '@livery/foundation/addresses';
import type { Meta } from '@storybook/react-vite';
import { type AppStory, appStories, showingGames } from './appStories.tsx';
import type { StoryAppProps } from './StoryApp.tsx';

const meta: Meta<StoryAppProps> = {
  ...appStories,
  title: 'Screens/Game list',
  tags: ['!autodocs'],
  args: { at: gameListAddress(), who: 'guest' },
};
export default meta;

export const Guest: AppStory = { ...showingGames };
export const Member: AppStory = { ...showingGames, args: { who: 'member' } };
