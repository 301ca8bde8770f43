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
          "The merchant's logo, one drawing for dark backgrounds and one for light, selected by the page's mode without a script. A screen reader reads the merchant's name. Wrap it in a link if it opens home. Not smaller than the header's size.",
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

/**
 * Beside a long amount the lettering becomes smaller, down to two thirds of its size. If there is less space, the icon
 * replaces it.
 */
export const FillsAvailableWidth: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const merchant = String(globals['merchant']);
    return (
      <>
        {[4, 1.6, 1.2].map((rem) => (
          <div key={rem} style={{ inlineSize: `${rem}rem`, display: 'flex' }}>
            <Logo {...logoOf(merchant)} icon={logoOf(merchant).dark} name={merchant} />
          </div>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    // An image in the accessibility tree is visible. There must be one in each of the three places.
    const [full, smaller, icon] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect().width / rem);
    await expect(full).toBeCloseTo(2.24, 1);
    await expect(smaller).toBeCloseTo(1.6, 1);
    await expect(icon).toBeCloseTo(0.64, 1);
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};
