import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolvedTokens } from '@livery/merchant/theme';
import { docPageParameters } from '../page/docPageParameters.ts';
import { Columns, DocList, DocPage, DocSection, DocTable } from '../page/DocPage.tsx';
import { merchantOf } from '../page/merchantOf.ts';
import { MotionSample } from '../page/MotionSample.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const samples = [
  { duration: 'touch', ease: 'out', use: 'What answers a finger: pressed, chosen, kept.' },
  { duration: 'small', ease: 'out', use: 'What opens in its place: help, errors, toasts.' },
  { duration: 'screen', ease: 'inOut', use: 'What travels: sheets, drawers, screens.' },
  { duration: 'screen', ease: 'in', use: 'What leaves: it gathers speed and is gone.' },
];

/** Durations and easings, with a button to play them. */
export const Motion: StoryObj<typeof meta> = {
  name: 'Motion',
  render: (_, { globals }) => {
    const { theme, mode } = merchantOf(globals);
    const tokens = [...resolvedTokens(theme, mode).values()].filter(({ name }) =>
      /^(duration|ease|scale)\./.test(name),
    );
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return (
      <DocPage
        eyebrow="Foundations"
        title="Motion"
        lead="Motion tells where a thing went. It is short, it never stands between a finger and what the finger wants, and it is gone for people who asked for less."
      >
        <DocSection
          title="Play"
          note={
            isReduced
              ? 'This system asks for less motion: the samples jump, as the product does.'
              : 'This system asks for no less motion. Turn that on in its settings, and the samples jump.'
          }
        >
          <Columns isNarrow>
            {samples.map((sample) => (
              <MotionSample key={sample.duration + sample.ease} {...sample} />
            ))}
          </Columns>
        </DocSection>
        <DocSection title="Values">
          <DocTable
            label="Values"
            columns={['Token', 'In CSS', 'Value']}
            rows={tokens.map(({ name, property, value }) => ({
              id: name,
              cells: [<strong key="name">{name}</strong>, <code key="property">{property}</code>, value],
            }))}
          />
        </DocSection>
        <DocSection title="Rules">
          <DocList
            items={[
              'What comes eases out; what travels eases in and out; what leaves eases in.',
              'Sideways motion follows the text: what comes from where text begins comes from the right in Urdu.',
              'A pressed thing shrinks to 0.97 and comes back by itself.',
              'Nothing spins for less than 300 ms; skeletons have the shape of what comes.',
              'Less motion asked for: durations are 0, banners stand still, the ticker can be read line by line.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
