import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect } from 'storybook/test';
import { type FakeClock, withFakeClock } from '../../stories/fakeClock.ts';
import { sampleBanners } from '../../stories/samplePictures.ts';
import { textsOf } from '../../stories/sampleTexts.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { Skeleton } from '../components/Skeleton/Skeleton.tsx';
import { useNearViewport } from './useNearViewport.ts';

const about = `
A hook of \`@livery/ui/touch\`: true once an element has been within 300 px of the screen for 200 ms. Use it to render or to load
a part of a page only when the player comes near it; parts that are scrolled past quickly are not loaded.

**Keyboard and screen readers** get the placeholder until then. Set \`aria-busy\` on its element, as here. Focus by Tab or by reading
loads it, as scrolling does.

**Not for** the first viewport, and not for single pictures: \`loading="lazy"\` is enough for these.
`;

function Sample({ globals }: { globals: Readonly<Record<string, unknown>> }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  return (
    <>
      <p style={{ blockSize: '250vh' }}>{textsOf(globals).more}</p>
      <div ref={ref} aria-busy={!isNear}>
        {isNear ? (
          <Banner slide={{ id: '1', src: sampleBanners[0] ?? '', alt: textsOf(globals).news1 }} />
        ) : (
          <Skeleton shape="banner" />
        )}
      </div>
    </>
  );
}

const meta = {
  title: 'Components/useNearViewport',
  parameters: { docs: { description: { component: about } } },
  render: (_, { globals }) => <Sample globals={globals} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const near = () => window.scrollTo(0, document.documentElement.scrollHeight);
const far = () => window.scrollTo(0, 0);

/** Waits some frames, until the browser has reported which elements are near. */
async function frames(pass: FakeClock['pass']) {
  for (let frame = 0; frame < 4; frame += 1) await pass(0);
}

export const DelayedStart: Story = {
  name: '[ERR-05] it is rendered after 200 ms near the screen',
  play: async ({ canvas }) => {
    await withFakeClock(async ({ pass }) => {
      far();
      await frames(pass);
      await pass(1000);
      await expect(canvas.queryByRole('img')).toBeNull();
      near();
      await frames(pass);
      await pass(199);
      await expect(canvas.queryByRole('img')).toBeNull();
      await pass(1);
      await expect(canvas.getByRole('img').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
      // After it was rendered, the content is not removed.
      far();
      await frames(pass);
      await pass(1000);
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
  },
};

export const IgnoresItemsScrolledPast: Story = {
  name: '[ERR-05] an element that is scrolled past within 200 ms is not rendered',
  play: async ({ canvas }) => {
    await withFakeClock(async ({ pass }) => {
      near();
      await frames(pass);
      await pass(150);
      far();
      await frames(pass);
      await pass(1000);
      await expect(canvas.queryByRole('img')).toBeNull();
      // The time starts again.
      near();
      await frames(pass);
      await pass(199);
      await expect(canvas.queryByRole('img')).toBeNull();
      await pass(1);
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
  },
};
