import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type FakeClock, withFakeClock } from '../../../stories/fakeClock.ts';
import { sampleBanners } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Banner } from '../Banner/Banner.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { LazyMount } from './LazyMount.tsx';

const about = `
A part of a page that is made only when someone comes near it, and stays there for 200 ms: what flies by is never loaded.
\`useNearViewport\` says the same of any element.

**Keyboard and screen readers** meet the placeholder until then, in a region that says that it is busy: coming near by Tab or by
reading loads it as a finger does.

**Not for** what is on the first screen, and not for pictures by themselves: \`loading="lazy"\` is enough for these.

It stands behind \`@livery/ui/touch\`.
`;

const meta = {
  title: 'Components/LazyMount',
  component: LazyMount,
  args: { placeholder: null, children: null },
  parameters: { docs: { description: { component: about } } },
  render: (args, { globals }) => (
    <>
      <p style={{ blockSize: '250vh' }}>{textsOf(globals).more}</p>
      <LazyMount {...args} placeholder={<Skeleton className="placeholder" />}>
        <Banner slide={{ id: '1', src: sampleBanners[0] ?? '', alt: textsOf(globals).news1 }} />
      </LazyMount>
    </>
  ),
} satisfies Meta<typeof LazyMount>;
export default meta;
type Story = StoryObj<typeof meta>;

const near = () => window.scrollTo(0, document.documentElement.scrollHeight);
const far = () => window.scrollTo(0, 0);

/** Some frames, so that the browser has told who is near. */
async function frames(pass: FakeClock['pass']) {
  for (let frame = 0; frame < 4; frame += 1) await pass(0);
}

export const AfterADelay: Story = {
  name: '[ERR-05] it is made after 200 ms near the screen',
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
      // Once made, it stays.
      far();
      await frames(pass);
      await pass(1000);
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
  },
};

export const NotWhatFliesBy: Story = {
  name: '[ERR-05] what flies by within 200 ms is not made',
  play: async ({ canvas }) => {
    await withFakeClock(async ({ pass }) => {
      near();
      await frames(pass);
      await pass(150);
      far();
      await frames(pass);
      await pass(1000);
      await expect(canvas.queryByRole('img')).toBeNull();
      // Its time begins anew.
      near();
      await frames(pass);
      await pass(199);
      await expect(canvas.queryByRole('img')).toBeNull();
      await pass(1);
      await expect(canvas.getByRole('img')).toBeInTheDocument();
    });
  },
};
