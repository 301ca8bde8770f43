import '../src/styles/index.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { type Dress, dressPage } from './dress.ts';
import { skins } from './skins.ts';

const items = (entries: Record<string, string>) => Object.entries(entries).map(([value, title]) => ({ value, title }));
const chosen: Partial<Record<string, string>> = import.meta.env;

const preview: Preview = {
  globalTypes: {
    merchant: { toolbar: { title: 'Merchant', icon: 'paintbrush', dynamicTitle: true, items: items(Object.fromEntries(Object.keys(skins).map((code) => [code, code]))) } },
    mode: { toolbar: { title: 'Mode', icon: 'contrast', dynamicTitle: true, items: items({ merchant: "Merchant's mode", dark: 'Dark', light: 'Light' }) } },
    language: { toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: items({ EN: 'English', BN: 'বাংলা', UR: 'اردو' }) } },
    direction: { toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: items({ language: "Language's direction", ltr: 'Left to right', rtl: 'Right to left' }) } },
  },
  // The tests run every story in more than one dress; see vitest.config.ts.
  initialGlobals: {
    merchant: chosen['STORY_MERCHANT'] ?? 'aurora',
    mode: chosen['STORY_MODE'] ?? 'merchant',
    language: chosen['STORY_LANGUAGE'] ?? 'EN',
    direction: 'language',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    // Only what is wrong goes into the report: the whole of what is right makes it many megabytes.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: { phone: { name: 'Phone', type: 'mobile', styles: { width: '412px', height: '823px' } }, narrow: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '640px' } } } },
    controls: { expanded: true },
    options: { storySort: { order: ['Skin sheet', 'Components'] } },
  },
  decorators: [
    (Story, { globals, parameters, id }) => {
      dressPage(globals as Dress & typeof globals);
      // A change of dress draws the story anew, as a page load would.
      return (
        <div key={`${id} ${Object.values(globals).join(' ')}`} style={parameters['isBare'] ? undefined : { padding: 'var(--space-16)', display: 'grid', gap: 'var(--space-16)', alignContent: 'start' }}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
