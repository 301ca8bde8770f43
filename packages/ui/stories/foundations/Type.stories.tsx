import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolvedTokens } from '@livery/merchant/theme';
import { docPageParameters } from '../page/docPageParameters.ts';
import { DocList, DocPage, DocSection, DocTable, Value } from '../page/DocPage.tsx';
import { merchantOf } from '../page/merchantOf.ts';
import { TypeScale } from '../skinSheet/TypeScale.tsx';

const meta = {
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const uses = [
  { size: '32', use: 'a balance; the one number of a screen' },
  { size: '24', use: 'titles of screens' },
  { size: '20', use: 'titles of dialogs and of sections with air' },
  { size: '16', use: 'buttons, fields, titles of rows' },
  { size: '14', use: 'running text; where nothing else is said' },
  { size: '12', use: 'help, hints, providers, the footer' },
];
const lines = [
  { script: 'Latin', text: '1.4', title: '1.25' },
  { script: 'Bengali', text: '1.5', title: '1.4' },
  { script: 'Urdu in Naskh', text: '1.7', title: '1.6' },
  { script: 'Urdu in Nastaliq', text: 'not for running text', title: 'about 2, as its font says' },
];

/** The type scale, the faces and the line height that each script needs. */
export const Type: StoryObj<typeof meta> = {
  name: 'Type',
  render: (_, { globals }) => {
    const { theme, mode } = merchantOf(globals);
    const tokens = resolvedTokens(theme, mode);
    return (
      <DocPage
        eyebrow="Foundations"
        title="Type"
        lead="Six sizes, three weights, two faces per merchant. Sizes are pixels of a 375 wide screen and grow with the screen up to 480. The text size that a player sets is added."
      >
        <DocSection
          title="Faces"
          note={`Words in ${theme.font.body.$value.join(', ')}; titles in ${theme.font.heading.$value.join(', ')}.`}
        >
          <DocList
            items={[
              'Faces are served with the page, contain only the characters that the languages need, and are loaded by script: a page in English loads no Bengali.',
              'Until a face has loaded, a fallback with the same metrics is used, so that the layout does not shift.',
              'Use Nastaliq only for titles: its lines are tall, and small sizes lose the dots.',
              'Digits of money have equal widths, so a balance that updates does not move the content next to it.',
            ]}
          />
        </DocSection>
        <TypeScale language={String(globals['language'])} />
        <DocSection title="Scale">
          <DocTable
            label="Scale"
            columns={['Sample', 'Token', 'Use']}
            rows={uses.map(({ size, use }) => ({
              id: size,
              cells: [
                <span key="sample" style={{ fontSize: `var(--text-${size})` }}>
                  Ag বাং اردو
                </span>,
                <code key="token">--text-{size}</code>,
                use,
              ],
            }))}
          />
        </DocSection>
        <DocSection title="Weights">
          <DocTable
            label="Weights"
            columns={['Sample', 'Token', 'Value', 'Use']}
            rows={[
              ['regular', 'running text'],
              ['semibold', 'buttons, labels, names of tiles'],
              ['bold', 'titles, money'],
            ].map(([name = '', use]) => ({
              id: name,
              cells: [
                <span key="sample" style={{ fontWeight: `var(--weight-${name})` }}>
                  Your play money is ready
                </span>,
                <code key="token">--weight-{name}</code>,
                tokens.get(`weight.${name}`)?.value,
                use,
              ],
            }))}
          />
        </DocSection>
        <DocSection
          title="Line height by script"
          note={
            <>
              A passage in another language has its own <code>lang</code>, and with it the line height that its script
              needs.
            </>
          }
        >
          <DocTable
            label="Line height by script"
            columns={['Script', 'Text', 'Titles']}
            rows={lines.map(({ script, text, title }) => ({ id: script, cells: [script, text, title] }))}
          />
          <Value>
            In force on this page: text{' '}
            {getComputedStyle(document.documentElement).getPropertyValue('--line-height-text')}, titles{' '}
            {getComputedStyle(document.documentElement).getPropertyValue('--line-height-title')}.
          </Value>
        </DocSection>
      </DocPage>
    );
  },
};
