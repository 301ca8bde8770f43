import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';

type StoryFile = Record<string, StoryObj> & { default: Meta };
const files = import.meta.glob<StoryFile>([
  '../../../packages/ui/src/**/*.stories.tsx',
  '../../../packages/ui/stories/**/*.stories.tsx',
  '../../../packages/features/src/**/*.stories.tsx',
  '../../../apps/mobile/stories/**/*.stories.tsx',
]);

/** A story by its file, for example `Button`, and its export, for example `Variants`. */
export interface StoryName {
  file: string;
  story: string;
}

/** The interface of the page for tests, as `window.gallery`. */
export interface Gallery {
  /** Renders a story and, if `isPlayed`, runs its play function. Rejects if that fails. */
  show: (name: StoryName, isPlayed: boolean) => Promise<void>;
  /** Export names of a file's stories. */
  names: (file: string) => Promise<string[]>;
  files: readonly string[];
}

const fileOf = (path: string) => path.split('/').at(-1)?.replace('.stories.tsx', '') ?? '';
export const fileNames = Object.keys(files).map(fileOf).toSorted();

/** A story with its decorators. */
interface Composed {
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

/** The stories of a file by export name, ready to run, with or without their play functions. Throws if there is no such file. */
export async function storiesOf(file: string, isPlayed: boolean): Promise<Readonly<Record<string, Composed>>> {
  const load = Object.entries(files).find(([path]) => fileOf(path) === file)?.[1];
  if (load === undefined) throw new Error(`There is no ${file}.stories.tsx.`);
  const { default: meta, ...stories } = await load();
  const withoutPlay = ({ play: _, ...story }: StoryObj): StoryObj => story;
  return composeStories({
    default: meta,
    ...(isPlayed
      ? stories
      : Object.fromEntries(Object.entries(stories).map(([name, story]) => [name, withoutPlay(story)]))),
  });
}
