import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf } from '@livery/i18n';
import { TextField } from '../../src/components/TextField/TextField.tsx';
import { docPageParameters } from '../page/docPageParameters.ts';
import { Card, Columns, DocList, DocPage, DocSection, DocTable, Value } from '../page/DocPage.tsx';
import { textsOf } from '../sampleTexts.ts';
import { storyLanguages } from '../wordsIn.ts';

const meta = {
  title: 'Foundations/Writing',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const errors = [
  { no: 'Invalid input', yes: 'Enter a number of 11 digits.', why: 'explains the next step' },
  {
    no: 'Error 4012: WITHDRAW_LIMIT',
    yes: 'You can withdraw up to ৳50,000 a day. ৳12,000 are left today.',
    why: 'gives the reason and the remaining amount',
  },
  {
    no: 'Oops! Something went wrong :(',
    yes: 'This list could not be loaded. Try again.',
    why: 'no jokes about money; one action',
  },
  { no: 'You must log in!', yes: 'Log in to see your bets.', why: 'states the benefit' },
];
const words = [
  { say: 'Log in, Register', not: 'Sign in, Sign up, Join now' },
  { say: 'Deposit, Withdraw', not: 'Top up, Cash in, Cash out' },
  { say: 'Balance', not: 'Wallet amount, Funds' },
  { say: 'Play money', not: 'Credits, Coins' },
  { say: 'Try again', not: 'Retry, Reload, Refresh' },
];
const lengths = [
  { part: 'Button', most: '3 words', note: 'a verb first; the action, not OK' },
  { part: 'Title of a screen', most: '4 words', note: 'no full stop' },
  { part: 'Help below a field', most: '1 sentence', note: 'before the mistake, not after' },
  { part: 'Error', most: '2 sentences', note: 'the problem and the next step' },
  { part: 'Toast', most: '8 words', note: 'disappears after 3 s, so no essential information' },
  { part: 'Dialog', most: 'a question and one sentence', note: 'the buttons answer the question' },
];
const shown = ['longAction', 'usernameError', 'formError', 'logoutQuestion', 'maintenance'] as const;

/** The style of the product's texts, in four languages. */
export const Writing: StoryObj<typeof meta> = {
  name: 'Writing',
  render: () => (
    <DocPage
      eyebrow="Foundations"
      title="Writing"
      lead="Texts are part of the design. Many players read little, in a second script, and in a hurry: write one clear statement, and explain the effect on their money."
    >
      <DocSection title="Voice">
        <DocList
          items={[
            'Calm and exact. Money is safe with us, and we do not shout.',
            'Address one player as you. The merchant mentions itself as rarely as possible.',
            'Verbs over nouns: “Withdraw”, not “Withdrawal request initiation”.',
            'Numbers as digits, money with its symbol and decimals, times with their zone if it could be unclear.',
            'Never blame, never joke about a loss, never press anyone to play on. No countdown that is not real.',
          ]}
        />
      </DocSection>
      <DocSection title="Tone by moment">
        <DocTable
          label="Tone by moment"
          columns={['Moment', 'Tone', 'Example']}
          rows={[
            { id: 'win', cells: ['Winning', 'glad, one line, the sum in figures', 'You won ৳2,400.00'] },
            {
              id: 'wait',
              cells: [
                'Waiting',
                'says how long, and that one may leave',
                'Your withdrawal is on its way. It takes up to an hour; you can leave this page.',
              ],
            },
            {
              id: 'fail',
              cells: [
                'Failing',
                'the problem, the safety of the money, the next step',
                'The deposit did not go through. Nothing was taken. Try again or choose another way.',
              ],
            },
            { id: 'stop', cells: ['Stopping', 'respectful, no second guess', 'You are logged out.'] },
          ]}
        />
      </DocSection>
      <DocSection
        title="Errors"
        note="An error explains the problem and the next step, in place of the help, with an icon. It stays until it is corrected. The same error has the same text everywhere."
      >
        <DocTable
          label="Errors"
          columns={['Not', 'But', 'Because']}
          rows={errors.map(({ no, yes, why }) => ({
            id: no,
            cells: [<s key="no">{no}</s>, <strong key="yes">{yes}</strong>, why],
          }))}
        />
        <Columns>
          <Card>
            <TextField label="Phone number" defaultValue="0171" error="Enter a number of 11 digits." />
          </Card>
        </Columns>
      </DocSection>
      <DocSection
        title="Length"
        note="Portuguese is a third longer than English, Bengali is taller, Urdu is shorter and taller. Every story has its longest texts. A screen that fits only English is not finished."
      >
        <DocTable
          label="Length"
          columns={['Part', 'At most', 'And']}
          rows={lengths.map(({ part, most, note }) => ({ id: part, cells: [part, most, note] }))}
        />
      </DocSection>
      <DocSection title="One word for one thing">
        <DocTable
          label="One word for one thing"
          columns={['Say', 'Not']}
          rows={words.map(({ say, not }) => ({
            id: say,
            cells: [<strong key="say">{say}</strong>, <Value key="not">{not}</Value>],
          }))}
        />
      </DocSection>
      <DocSection
        title="In four languages"
        note="Translate as a native speaker would say it, not word by word. Use the polite form of the language: আপনি, آپ, você."
      >
        <Columns>
          {storyLanguages.map((code) => {
            const texts = textsOf({ language: code });
            const { tag, direction, ownName } = languageOf(code);
            return (
              <Card key={code}>
                <Value>{ownName}</Value>
                <div lang={tag} dir={direction} style={{ display: 'grid', gap: 'var(--space-8)' }}>
                  {shown.map((key) => (
                    <p key={key}>{texts[key]}</p>
                  ))}
                </div>
              </Card>
            );
          })}
        </Columns>
      </DocSection>
    </DocPage>
  ),
};
