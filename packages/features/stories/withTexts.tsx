import { i18nextReader } from '@livery/i18n/i18next';
import { pseudoTexts } from '@livery/i18n/pseudo';
import { type AreaTexts, createTexts, type TextsInstance, TextsProvider } from '@livery/i18n/react';
import type { Decorator } from '@storybook/react-vite';
import { Suspense } from 'react';

const files = import.meta.glob<Record<string, string>>('../../i18n/src/texts/*/*.json', {
  eager: true,
  import: 'default',
});

/** Every text of the product by language and area. */
const ready: Record<string, AreaTexts> = {};
for (const [path, texts] of Object.entries(files)) {
  const [language = '', area = ''] = path.replace('.json', '').split('/').slice(-2);
  ready[language] = { ...ready[language], [area]: texts };
}
Object.assign(ready, pseudoTexts(ready['EN'] as Record<string, Record<string, string>>));

/** The product's own texts, with an initial language. */
export const textsFor = (language: string): TextsInstance =>
  createTexts({
    language,
    load: (code, area) => Promise.resolve(ready[code]?.[area] ?? {}),
    ready,
    reader: i18nextReader(),
  });

/** Renders a story with the product's own texts, in the language of the toolbar. */
export const withTexts: Decorator = (Story, { globals }) => (
  <Suspense>
    <TextsProvider value={textsFor(String(globals['language'] ?? 'EN'))}>
      <Story />
    </TextsProvider>
  </Suspense>
);
