import type { Meta, StoryObj } from '@storybook/react-vite';
import { docPageParameters } from '../page/docPageParameters.ts';
import { CodeSample, DocList, DocPage, DocSection } from '../page/DocPage.tsx';

const meta = {
  title: 'Foundations/Adding a component',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const files = `src/components/Rating/
  Rating.tsx            props in, callbacks out; no call, no store, no words of its own
  Rating.module.css     logical properties, tokens only
  Rating.stories.tsx    a story for every state`;

const code = `export interface RatingProps {
  /** 0 to 5, in halves. */
  value: number;
  /** Said by screen readers, such as "4 of 5 stars": the component has no words. */
  label: string;
  /** Left out, the rating is only shown. */
  onChange?: (value: number) => void;
}`;

const story = `const meta = {
  title: 'Components/Rating',
  component: Rating,
  parameters: {
    docs: {
      description: {
        component: 'Stars for a game. Keyboard: arrows change it by one. ' +
          'Screen reader: a slider with its label. Not for money or for progress.',
      },
    },
  },
} satisfies Meta<typeof Rating>;`;

/** From the need for a component to its review. */
export const AddingAComponent: StoryObj<typeof meta> = {
  name: 'Adding a component',
  render: () => (
    <DocPage
      eyebrow="Foundations"
      title="Adding a component"
      lead="First ask whether one that is there, with one more prop, would do. If it is used on one screen only, it belongs beside that screen. Else it starts here."
    >
      <DocSection
        title="Three files"
        note={
          <>
            <code>pnpm new component Rating</code> lays them out.
          </>
        }
      >
        <CodeSample>{files}</CodeSample>
      </DocSection>
      <DocSection
        title="Props are the documentation"
        note="Doc comments become the table of props. They say shape, unit, default and why."
      >
        <CodeSample>{code}</CodeSample>
      </DocSection>
      <DocSection
        title="Stories are the tests"
        note="One for each state: idle, filled, help, error, disabled, busy, empty, the longest words. A play function where there is behaviour. Every story runs with axe; `test:appearances` runs it in every merchant, both modes and both directions."
      >
        <CodeSample>{story}</CodeSample>
      </DocSection>
      <DocSection title="Before review">
        <DocList
          isOrdered
          items={[
            'Platform first: a dialog is <dialog>, a list of choices is radio buttons. Then a small library. A heavy one gets an entry of its own, so that screens import it lazily.',
            'Look at it in all four merchants, both modes, in Urdu and in Portuguese, at 320 wide and with text at 200 per cent.',
            'Press it, hold it, tab to it, listen to it.',
            'A colour, a corner or a length that is not a token? Use one, or say why a new one is needed. A pair of colours that is new is declared in the token files, and measured from then on.',
            'pnpm bench ui: what does it weigh, and what does it drag along? Budgets stand in tooling/bench.',
            'A component that others are built of, or that shows a merchant’s character, gets a picture in tooling/pictures.',
            'A changeset: one sentence on what is different for a merchant.',
          ]}
        />
      </DocSection>
      <DocSection title="What is refused by the machine">
        <DocList
          items={[
            'Raw colours and pixels, physical sides, brand tokens in component styles (lint).',
            'Props called utils, helpers or common; code that asks which merchant it is in (lint).',
            'Any axe finding, in any appearance (stories).',
            'A style laid by script, or anything else that the production policy forbids (pictures).',
            'A component above its budget (bench).',
          ]}
        />
      </DocSection>
    </DocPage>
  ),
};
