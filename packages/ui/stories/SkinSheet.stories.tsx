import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { docPageParameters } from './page/docPageParameters.ts';
import { DocSection, Columns, useWidePage } from './page/DocPage.tsx';
import { merchantOf } from './page/merchantOf.ts';
import { MotionSample } from './page/MotionSample.tsx';
import { Cover } from './skinSheet/Cover.tsx';
import { Palette } from './skinSheet/Palette.tsx';
import { Phones } from './skinSheet/Phones.tsx';
import { Shapes } from './skinSheet/Shapes.tsx';
import styles from './skinSheet/SkinSheet.module.css';
import { TypeScale } from './skinSheet/TypeScale.tsx';

const meta = { title: 'Skin sheet', tags: ['!autodocs'], parameters: docPageParameters } satisfies Meta;
export default meta;

function Sheet({ globals }: { globals: Readonly<Record<string, unknown>> }) {
  useWidePage();
  const merchant = merchantOf(globals);
  return (
    <article className={styles['sheet']} lang="en" dir="ltr">
      <Cover merchant={merchant} />
      <Palette merchant={merchant} />
      <TypeScale language={String(globals['language'])} />
      <Shapes merchant={merchant} />
      <DocSection title="Motion">
        <Columns isNarrow>
          <MotionSample duration="touch" ease="out" use="reaction to a touch" />
          <MotionSample duration="small" ease="out" use="content that appears in place" />
          <MotionSample duration="screen" ease="inOut" use="content from an edge" />
        </Columns>
      </DocSection>
      <Phones globals={globals} merchant={merchant.code} />
    </article>
  );
}

/** The whole theme of a merchant on one page. Select another merchant and mode in the toolbar. */
export const Everything: StoryObj<typeof meta> = {
  name: 'Skin sheet',
  globals: { viewport: { value: 'wide' } },
  render: (_, { globals }) => <Sheet globals={globals} />,
  play: async () => {
    // Nothing may make the page wider than its window, also on a phone.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
