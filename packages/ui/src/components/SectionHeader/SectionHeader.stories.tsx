import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
  args: { title: '' },
  parameters: {
    docs: {
      description: {
        component:
          "The title of a part of a screen, an `h2`, with the way to all of it. Keyboard: the link alone. A screen reader hears a heading, and its words again in the link's name, so that 'more' says more of what; a search engine reads them there, too. Not for the title of a screen: that stands in the AppBar.",
      },
    },
  },
} satisfies Meta<typeof SectionHeader>;
export default meta;

export const WithMore: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <SectionHeader
      id="hot"
      title={textsOf(globals).hotGames}
      icon={<Flame aria-hidden />}
      more={{ label: textsOf(globals).more, href: '#more' }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole('link', { name: `${t.more} ${t.hotGames}` })).toBeVisible();
  },
};

export const TitleOnly: StoryObj<typeof meta> = {
  render: (_, { globals }) => <SectionHeader title={textsOf(globals).longAction} />,
};
