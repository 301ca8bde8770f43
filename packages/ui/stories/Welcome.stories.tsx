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

/** The start page. */
export const Welcome: StoryObj<typeof meta> = {
  name: 'Welcome',
  render: () => (
    <DocPage
      eyebrow="Livery"
      title="One product, many merchants"
      lead="Every screen of the product consists of these components, and every merchant has its own theme for them. Choose a merchant, a mode, a language, a direction and a text size in the bar above: they apply to every page and component."
    >
      <DocSection
        title="The merchants"
        note={`${merchants.length} folders with themes, pictures and texts, without code.`}
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
              <strong>Skin sheet</strong>: a merchant’s whole theme on one canvas. Start here if a theme is new or
              changed.
            </>,
            <>
              <strong>Foundations</strong>: tokens, colour, type, space, shape, motion, texts, and the accessibility
              rules of every component.
            </>,
            <>
              <strong>Components</strong>: each with its states, props, keys and the output of a screen reader.
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
              pictures and writes a page with the differences. If they are intended, run{' '}
              <code>pnpm pictures --update</code>, and commit the pictures with the change.
            </>,
          ]}
        />
        <Value>Stories are tests: each runs with axe, and under the policy that production pages have.</Value>
      </DocSection>
    </DocPage>
  ),
};
