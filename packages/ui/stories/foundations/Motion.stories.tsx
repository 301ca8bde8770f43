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
  { duration: 'touch', ease: 'out', use: 'Reaction to a touch: pressed, chosen, saved.' },
  { duration: 'small', ease: 'out', use: 'Content that appears in place: help, errors, toasts.' },
  { duration: 'screen', ease: 'inOut', use: 'Content that moves across the screen: sheets, drawers, screens.' },
  { duration: 'screen', ease: 'in', use: 'Content that leaves the screen with increasing speed.' },
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
        lead="Motion shows the direction of a moving element. It is short, it never delays an action, and it is off under reduced motion."
      >
        <DocSection
          title="Play"
          note={
            isReduced
              ? 'Reduced motion is on in this system: the samples change without motion, as in the product.'
              : 'Reduced motion is off in this system. If you turn it on, the samples change without motion.'
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
              'Elements that appear ease out, elements that move ease in and out, elements that leave ease in.',
              'Sideways motion follows the text direction: an element from the start of the line comes from the right in Urdu.',
              'A pressed element shrinks to 0.97 and returns to its size automatically.',
              'A spinner appears only after 300 ms; skeletons have the shape of the content that loads.',
              'Under reduced motion, durations are 0, banners do not move, and the ticker can be read line by line.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
