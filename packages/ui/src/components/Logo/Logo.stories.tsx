import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { logoOf } from '../../../.storybook/skins.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { dark: '', light: '', name: '' },
  parameters: {
    docs: {
      description: {
        component:
          "The merchant's lettering, one drawing for dark grounds and one for light, chosen by the page's mode without a script. A screen reader hears the merchant's name. Wrap it in the link home where it is one. Not smaller than the header's size.",
      },
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;

export const ByMode: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <>
      <Logo {...logoOf(String(globals['merchant']))} name={String(globals['merchant'])} />
      <Logo {...logoOf(String(globals['merchant']))} name={String(globals['merchant'])} size="large" />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const shown = canvas.getAllByRole<HTMLImageElement>('img');
    const { dark, light } = logoOf(String(globals['merchant']));
    const expected = document.documentElement.dataset['mode'] === 'light' ? light : dark;
    await expect(shown).toHaveLength(2);
    for (const image of shown) await expect(image).toHaveAttribute('src', expected);
  },
};
