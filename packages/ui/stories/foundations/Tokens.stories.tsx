import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolvedTokens, tokenDefinitions } from '@livery/merchant/theme';
import { samplePageParameters } from '../page/docPageParameters.ts';
import { DocPage, DocSection, DocTable, Value } from '../page/DocPage.tsx';
import { merchantOf } from '../page/merchantOf.ts';
import { TokenSample } from '../page/TokenSample.tsx';
import { tokenValue } from '../page/tokenValue.ts';

const meta = {
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: samplePageParameters,
} satisfies Meta;
export default meta;

const tiers = [
  {
    id: 'brand',
    title: 'Brand',
    note: 'The values that a merchant chooses in theme.json: fourteen colours for each mode, four corners, two faces. Components never use these directly.',
  },
  {
    id: 'meaning',
    title: 'Meaning',
    note: 'The purpose of a colour, a space or a corner. Components mostly use these. A merchant may override a token if the computed value does not fit.',
  },
  {
    id: 'component',
    title: 'Component',
    note: 'Values that a merchant may set for one component. Every value refers to the meaning tier unless a merchant overrides it. Add a token here only when two merchants need different values.',
  },
] as const;

/** Every token of the three tiers with its purpose and its value at the toolbar's merchant. */
export const Tokens: StoryObj<typeof meta> = {
  name: 'Tokens',
  render: (_, { globals }) => {
    const { code, theme, mode } = merchantOf(globals);
    const described = new Map(tokenDefinitions.map((definition) => [definition.name, definition]));
    const tokens = [...resolvedTokens(theme, mode).values()].map(({ name, property, type, value }) => {
      const { tier = 'brand', description, locked } = described.get(name) ?? {};
      return { name, property, type, value, tier, description, locked };
    });
    return (
      <DocPage
        eyebrow="Foundations"
        title="Tokens"
        lead={
          <>
            Names in three tiers, in the format that design tools read and write. The values are those of {code} in{' '}
            {mode}; the toolbar changes both.
          </>
        }
      >
        {tiers.map(({ id, title, note }) => (
          <DocSection key={id} title={title} note={note}>
            <DocTable
              label={title}
              columns={['Token', 'In CSS', 'In this merchant', 'Purpose']}
              rows={tokens
                .filter(({ tier }) => tier === id)
                .map(({ name, property, type, value, description, locked }) => ({
                  id: name,
                  cells: [
                    <strong key="name">{name}</strong>,
                    <code key="property">{property}</code>,
                    <TokenSample key="value" type={type} property={property} value={tokenValue(value)} />,
                    <Value key="use">
                      {description}
                      {locked !== undefined && <> Locked: {locked}.</>}
                    </Value>,
                  ],
                }))}
            />
          </DocSection>
        ))}
      </DocPage>
    );
  },
};
