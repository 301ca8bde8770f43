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
  { part: 'Buttons, links, fields', keys: 'Tab, Enter, Space', note: 'as the platform has them' },
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
  { part: 'Dialog, sheet, drawer', keys: 'Tab stays inside, Escape leaves', note: 'focus goes back to what opened it' },
  { part: 'Banners, ticker', keys: 'arrows on the dots', note: 'stand still while they hold the focus' },
];
const mirrored = [
  { what: 'Layout, alignment, progress, drawers', is: 'mirrored' },
  { what: 'Arrows and chevrons that point along the text', is: 'mirrored' },
  { what: 'Logos, pictures, play and clock symbols', is: 'as they are' },
  { what: 'Amounts, phone numbers, codes, user names', is: 'left to right inside their line' },
];

/** The rules for every component, and the mirroring of the layout with the text direction. */
export const AccessibilityAndDirection: StoryObj<typeof meta> = {
  name: 'Accessibility and direction',
  render: () => {
    const texts = { en: textsOf({ language: 'EN' }), ur: textsOf({ language: 'UR' }) };
    return (
      <DocPage
        eyebrow="Foundations"
        title="Accessibility and direction"
        lead="WCAG 2.2, level AA, in every merchant. Every story runs with axe, and any finding fails the tests, whatever its level."
      >
        <DocSection title="What every component keeps">
          <DocList
            items={[
              'A name for everything that can be touched: its own words, or a label that the caller must give.',
              'Focus that is seen, two pixels of the accent with two pixels of air; it never sits under a bar.',
              '44 pixels for a thumb where it matters, 24 at the least.',
              'State said as well as shown: pressed, expanded, selected, busy, invalid.',
              'What appears by itself is said once, politely; errors of a form are said when it is sent, and the first one takes the focus.',
              'Text up to 200 per cent: try it in the toolbar. Nothing is cut, nothing lies over another.',
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
          note="Styles know no left and right: lint refuses them. Start and end follow the text, and movement is multiplied by --flow, which is -1 from right to left."
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
            label="What is mirrored"
            columns={['What', 'From right to left']}
            rows={mirrored.map(({ what, is }) => ({ id: what, cells: [what, is] }))}
          />
          <DocList
            items={[
              <>
                A name, an amount or a code goes into <code>{'<bdi>'}</code>, or takes <code>dir="auto"</code>: an
                English name in an Urdu line must not pull the full stop along.
              </>,
              'Look at each screen mirrored before it is done: the toolbar turns any story.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
