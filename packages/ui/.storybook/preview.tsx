// Type-aware linting reads this folder without the package's tsconfig.json, as its name begins with a dot.
/// <reference types="vite/client" />
import '../src/styles/index.css';
import './preview.css';
import { languageOf } from '@livery/i18n';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { toolbarLanguages } from '../stories/wordsIn.ts';
import { type Appearance, showAppearance } from './showAppearance.ts';
import { inFrame } from './inFrame.tsx';
import { skins, themeMistakes } from './skins.ts';
import { ThemeMistakes } from './ThemeMistakes.tsx';
import { textSizes } from './textSize.ts';
import { withPresses } from './withPresses.tsx';

// Code that is loaded on first use is compiled then, which takes time on a busy machine. If an element is missing, the
// test still fails.
configure({ asyncUtilTimeout: 20_000 });

const items = (entries: readonly (readonly [value: string, title: string])[]) =>
  entries.map(([value, title]) => ({ value, title }));
const chosen: Partial<Record<string, string>> = import.meta.env;
const same = (code: string) => [code, code] as const;
const nameOf = (code: string) => [code, languageOf(code).ownName] as const;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    merchant: {
      toolbar: {
        title: 'Merchant',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: items([...Object.keys(skins), ...Object.keys(themeMistakes)].map(same)),
      },
    },
    mode: {
      toolbar: {
        title: 'Mode',
        icon: 'contrast',
        dynamicTitle: true,
        items: items([
          ['merchant', "Merchant's mode"],
          ['dark', 'Dark'],
          ['light', 'Light'],
        ]),
      },
    },
    language: {
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: items(toolbarLanguages.map(nameOf)) },
    },
    direction: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: items([
          ['language', "Language's direction"],
          ['ltr', 'Left to right'],
          ['rtl', 'Right to left'],
        ]),
      },
    },
    textSize: {
      toolbar: {
        title: 'Text size',
        icon: 'ruler',
        dynamicTitle: true,
        items: items(textSizes.map((size) => [size, `Text ${size} %`])),
      },
    },
  },
  // Tests set these values with environment variables: see appearances.ts.
  initialGlobals: {
    merchant: chosen['STORY_MERCHANT'] ?? 'aurora',
    mode: chosen['STORY_MODE'] ?? 'merchant',
    language: chosen['STORY_LANGUAGE'] ?? 'EN',
    direction: 'language',
    textSize: '100',
    viewport: { value: 'phone', isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    // Report only violations, because a report of all passed checks would have many megabytes. Preload nothing, because
    // no active rule needs the text of style sheets or the length of a video.
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    viewport: {
      options: {
        phone: { name: 'Phone', type: 'mobile', styles: { width: '412px', height: '823px' } },
        narrow: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop', type: 'desktop', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Window', type: 'desktop', styles: { width: '100%', height: '100%' } },
      },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Skin sheet',
          'Foundations',
          [
            'Tokens',
            'Colour and contrast',
            'Type',
            'Spacing and sizes',
            'Shape and surface',
            'Motion',
            'Writing',
            'Accessibility and direction',
            'Adding a component',
          ],
          'Components',
        ],
      },
    },
  },
  decorators: [
    inFrame,
    withPresses,
    (Story, { globals }) => {
      const appearance = globals as Appearance & typeof globals;
      showAppearance(appearance);
      const mistakes = themeMistakes[appearance.merchant];
      return mistakes === undefined ? <Story /> : <ThemeMistakes code={appearance.merchant} mistakes={mistakes} />;
    },
  ],
};

export default preview;
