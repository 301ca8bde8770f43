import type { Meta, StoryObj } from '@storybook/react-vite';
import { logoOf, pictureOf, skins } from '../.storybook/skins.ts';
import { docPageParameters } from './page/docPageParameters.ts';
import { Columns, DocList, DocPage, DocSection, Value } from './page/DocPage.tsx';
import { SkinCard } from './page/SkinCard.tsx';

const meta = {
  title: 'Welcome',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const merchants = Object.entries(skins).filter(([code]) => !code.startsWith('_'));

/** Where to begin. */
export const Welcome: StoryObj<typeof meta> = {
  name: 'Welcome',
  render: () => (
    <DocPage
      eyebrow="Livery"
      title="One product, many merchants"
      lead="Every screen of the product is made of what is shown here, and every merchant shows it in a theme of its own. Choose a merchant, a mode, a language, a direction and a text size in the bar above: any page and any component follows."
    >
      <DocSection
        title="The merchants"
        note={`${merchants.length} folders of themes, pictures and words; no line of code of their own.`}
      >
        <Columns>
          {merchants.map(([code, theme]) => (
            <SkinCard key={code} code={code} theme={theme} icon={pictureOf(code, 'icon.svg')} logo={logoOf(code)} />
          ))}
        </Columns>
      </DocSection>
      <DocSection title="Where to look">
        <DocList
          items={[
            <>
              <strong>Skin sheet</strong>: a merchant’s whole theme on one canvas. Begin here when a theme is new or
              changed.
            </>,
            <>
              <strong>Foundations</strong>: tokens, colour, type, space, shape, motion, words, and what every component
              keeps for everyone.
            </>,
            <>
              <strong>Components</strong>: each with its states, its props, its keys and what a screen reader says.
            </>,
          ]}
        />
      </DocSection>
      <DocSection title="How to review a change">
        <DocList
          isOrdered
          items={[
            'Look at the skin sheet in the merchants that it touches, in both modes.',
            'Open the components’ stories in Urdu (right to left) and in Portuguese (long words), at 320 wide, with text at 200 per cent.',
            <>
              Run <code>pnpm pictures</code>: it compares key stories in every merchant and mode with the stored
              pictures and makes a page of what differs. Meant so? <code>pnpm pictures --update</code>, and commit the
              pictures with the change.
            </>,
          ]}
        />
        <Value>Stories are tests: each runs with axe, and under the policy that production pages have.</Value>
      </DocSection>
    </DocPage>
  ),
};
