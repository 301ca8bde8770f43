import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { textsFor } from '../../../packages/features/stories/withTexts.tsx';
import { withEmptyStorage } from './emptyStorage.ts';
import { StoryApp, type StoryAppProps, type Toolbars } from './StoryApp.tsx';

/** A story of the app at an address. */
export type AppStory = StoryObj<StoryAppProps>;

/**
 * Settings that the stories of all screens share. The stories are on no docs page (`!autodocs`, which each file must
 * set itself), because only one app at a time can use the browser's storage and the edges of the window.
 */
export const appStories = {
  parameters: { isBare: true },
  beforeEach: withEmptyStorage,
  render: (args: StoryAppProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <StoryApp {...args} toolbars={globals as unknown as Toolbars} />
  ),
};

type Canvas = Parameters<NonNullable<AppStory['play']>>[0]['canvas'];

/** Returns the main part of the page when it is visible. */
export async function mainOf(canvas: Canvas): Promise<HTMLElement> {
  const main = await canvas.findByRole('main');
  await expect(main).toBeVisible();
  return main;
}

/** Returns the overlay over the page when it is visible. It may fade in first. */
export async function overlayOf(canvas: Canvas, name?: string): Promise<HTMLElement> {
  const overlay = await canvas.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(overlay).toBeVisible());
  return overlay;
}

/** Returns a text of the frame in the language of the toolbar. */
export function wordOf(globals: Readonly<Record<string, unknown>>, key: 'menu' | 'settings'): string {
  const language = String(globals['language']);
  return textsFor(language).translate(language, 'common')?.(key) ?? '';
}

/** A story of a screen whose purpose is to show games. */
export const showingGames: AppStory = {
  play: async ({ canvas }) => {
    const games = await within(await mainOf(canvas)).findAllByRole('button', { name: /Lantern Kite Race/ });
    await expect(games[0]).toBeVisible();
  },
};
