import { paths } from '@livery/foundation/addresses';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type AppStory, appStories, mainOf, overlayOf } from './appStories.tsx';
import type { StoryAppProps } from './StoryApp.tsx';

const meta: Meta<StoryAppProps> = {
  ...appStories,
  title: 'Screens/Member centre',
  tags: ['!autodocs'],
  args: { at: paths.memberCentre, who: 'member' },
};
export default meta;

const linkTo = (part: HTMLElement, path: string) => part.querySelector(`a[href="${path}"]`);

export const Member: AppStory = {
  play: async ({ canvas }) => {
    const main = await mainOf(canvas);
    await within(main).findAllByRole('listitem');
    await expect(linkTo(main, paths.profile)).toBeVisible();
    await expect(linkTo(main, paths.salaryContract)).toBeNull();
  },
};

/** If the merchant has AGENTPOLICY3 on, an agent's member centre also has the contracts. */
export const Agent: AppStory = {
  args: { who: 'agent', switches: { AGENTPOLICY3: true } },
  play: async ({ canvas }) => {
    const main = await mainOf(canvas);
    await within(main).findAllByRole('listitem');
    await expect(linkTo(main, paths.salaryContract)).toBeVisible();
  },
};

/** A trial has no account. So a dialog on the current screen offers to register. */
export const Trial: AppStory = {
  args: { who: 'trial' },
  play: async ({ canvas }) => {
    const buttons = await within(await overlayOf(canvas)).findAllByRole('button');
    await expect(buttons.length).toBeGreaterThan(1);
  },
};
