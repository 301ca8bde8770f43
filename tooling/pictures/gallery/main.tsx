import '../../../packages/ui/src/styles/index.css';
import { setProjectAnnotations } from '@storybook/react-vite';
import { inFrame } from '../../../packages/ui/.storybook/inFrame.tsx';
import { fileNames, type Gallery, storiesOf } from './stories.ts';

/*
 * A page that shows one story at a time in the appearance of its HTML. Theme, mode and language are in the document as
 * `pnpm merchant build` writes them, so this code adds no styles.
 */

const { merchant = '', mode = '', language = '' } = document.documentElement.dataset;
setProjectAnnotations([
  { initialGlobals: { merchant, mode, language, direction: 'language', textSize: '100' }, decorators: [inFrame] },
]);

const gallery: Gallery = {
  files: fileNames,
  names: async (file) => Object.keys(await storiesOf(file, true)),
  show: async ({ file, story }, isPlayed) => {
    const composed = (await storiesOf(file, isPlayed))[story];
    if (composed === undefined) throw new Error(`${file}.stories.tsx has no story ${story}.`);
    await composed.run({ canvasElement: document.getElementById('root')! });
  },
};
Object.assign(window, { gallery });
