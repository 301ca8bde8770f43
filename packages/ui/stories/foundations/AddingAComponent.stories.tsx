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
  Rating.tsx            props in, callbacks out; no call, no store, no own texts
  Rating.module.css     logical properties, tokens only
  Rating.stories.tsx    a story for every state`;

const code = `export interface RatingProps {
  /** 0 to 5, in halves. */
  value: number;
  /** Read by screen readers, such as "4 of 5 stars": the component has no texts. */
  label: string;
  /** If missing, players cannot change the rating. */
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
      lead="First check whether an existing component with one more prop is enough. A component for a single screen belongs in the folder of that screen. All others start here."
    >
      <DocSection
        title="Three files"
        note={
          <>
            <code>pnpm new component Rating</code> generates them.
          </>
        }
      >
        <CodeSample>{files}</CodeSample>
      </DocSection>
      <DocSection
        title="Props are the documentation"
        note="Doc comments become the table of props. They contain format, unit, default and reason."
      >
        <CodeSample>{code}</CodeSample>
      </DocSection>
      <DocSection
        title="Stories are the tests"
        note="One story for each state: idle, filled, help, error, disabled, busy, empty, the longest texts. Add a play function if there is behaviour. Every story runs with axe; `test:appearances` runs it in every merchant, both modes and both directions."
      >
        <CodeSample>{story}</CodeSample>
      </DocSection>
      <DocSection title="Before review">
        <DocList
          isOrdered
          items={[
            'Platform first: a dialog is <dialog>, a list of choices is radio buttons. Otherwise use a small library. A large one gets a separate entry, so that screens import it lazily.',
            'Look at it in all four merchants, both modes, in Urdu and in Portuguese, at 320 wide and with text at 200 per cent.',
            'Test it with a press, a long press, the keyboard and a screen reader.',
            'Use tokens for colours, corners and lengths, or explain why a new token is needed. Declare a new pair of colours in the token files; its contrast is then measured.',
            'Run pnpm bench ui to see its size and its dependencies. The budgets are in tooling/bench.',
            'A component that others use, or that shows a merchant’s style, gets a picture in tooling/pictures.',
            'Add a changeset: one sentence about the change for merchants.',
          ]}
        />
      </DocSection>
      <DocSection title="Automatic checks that reject a change">
        <DocList
          items={[
            'Raw colours and pixels, physical sides, brand tokens in component styles (lint).',
            'Props called utils, helpers or common; code that depends on a certain merchant (lint).',
            'Any axe finding, in any appearance (stories).',
            'A style that a script adds, or anything else that the production policy forbids (pictures).',
            'A component above its budget (bench).',
          ]}
        />
      </DocSection>
    </DocPage>
  ),
};
