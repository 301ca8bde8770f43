import type { Meta, StoryObj } from '@storybook/react-vite';
import { docPageParameters } from '../page/docPageParameters.ts';
import { Card, Columns, DocList, DocPage, DocSection, DocTable, Value } from '../page/DocPage.tsx';
import { Button } from '../../src/components/Button/Button.tsx';
import { ListRow, List } from '../../src/components/ListRow/ListRow.tsx';
import { textsOf } from '../sampleTexts.ts';

const meta = {
  title: 'Foundations/Accessibility and direction',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const keys = [
  { part: 'Buttons, links, fields', keys: 'Tab, Enter, Space', note: 'the behaviour of the platform' },
  {
    part: 'Tabs, category rail, segmented control',
    keys: 'arrows, Home, End',
    note: 'one stop for Tab; arrows follow the direction of the text',
  },
  {
    part: 'Select, pickers',
    keys: 'arrows, letters, Enter, Escape',
    note: 'a letter goes to the next name that begins with it',
  },
  {
    part: 'Dialog, sheet, drawer',
    keys: 'Tab stays inside, Escape closes',
    note: 'the focus returns to the control that opened it',
  },
  { part: 'Banners, ticker', keys: 'arrows on the dots', note: 'stop while they have the focus' },
];
const mirrored = [
  { what: 'Layout, alignment, progress, drawers', is: 'mirrored' },
  { what: 'Arrows and chevrons that point along the text', is: 'mirrored' },
  { what: 'Logos, pictures, play and clock symbols', is: 'not mirrored' },
  { what: 'Amounts, phone numbers, codes, user names', is: 'left to right inside their line' },
];

/** The rules for every component, and how the layout is mirrored with the direction of the text. */
export const AccessibilityAndDirection: StoryObj<typeof meta> = {
  name: 'Accessibility and direction',
  render: () => {
    const texts = { en: textsOf({ language: 'EN' }), ur: textsOf({ language: 'UR' }) };
    return (
      <DocPage
        eyebrow="Foundations"
        title="Accessibility and direction"
        lead="WCAG 2.2, level AA, in every merchant. Every story runs with axe, and any finding of any level fails the tests."
      >
        <DocSection title="Rules for every component">
          <DocList
            items={[
              'Every control has a name: its own text, or a label that the caller must pass.',
              'The focus is visible: two pixels of the accent at a distance of two pixels, and never under a bar.',
              'Touch targets have 44 pixels for main controls, and at least 24 for all others.',
              'Screen readers get each visible state: pressed, expanded, selected, busy, invalid.',
              'Content that appears automatically is announced once, politely. Errors of a form are announced when it is sent, and the first one gets the focus.',
              'Text up to 200 per cent: try it in the toolbar. No text is cut, and no elements overlap.',
            ]}
          />
        </DocSection>
        <DocSection title="Keys">
          <DocTable
            label="Keys"
            columns={['Part', 'Keys', 'And']}
            rows={keys.map(({ part, keys: which, note }) => ({
              id: part,
              cells: [part, <strong key="keys">{which}</strong>, <Value key="note">{note}</Value>],
            }))}
          />
        </DocSection>
        <DocSection
          title="Direction"
          note="Lint rejects left and right in styles. Start and end follow the text direction, and movement is multiplied by --flow, which is -1 from right to left."
        >
          <Columns>
            {(['en', 'ur'] as const).map((lang) => (
              <Card key={lang}>
                <div
                  lang={lang}
                  dir={lang === 'ur' ? 'rtl' : 'ltr'}
                  style={{ display: 'grid', gap: 'var(--space-12)' }}
                >
                  <List label={texts[lang].messages}>
                    <ListRow title={texts[lang].messages} hint={texts[lang].messagesHint} href="#inbox" />
                  </List>
                  <Button variant="primary">{texts[lang].deposit}</Button>
                </div>
              </Card>
            ))}
          </Columns>
          <DocTable
            label="Mirrored elements"
            columns={['Element', 'From right to left']}
            rows={mirrored.map(({ what, is }) => ({ id: what, cells: [what, is] }))}
          />
          <DocList
            items={[
              <>
                A name, an amount or a code goes into <code>{'<bdi>'}</code>, or takes <code>dir="auto"</code>: an
                English name in an Urdu line must not pull the full stop along.
              </>,
              'Check each screen in right-to-left mode: the toolbar mirrors any story.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
