import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type FontChoice, pageFonts, signFaces } from '@livery/fonts';
import type { OutlineFace } from '@livery/fonts/shaping';
import { createTypeface } from '../art/lettering/createTypeface.ts';
import type { Dir, Lettering } from '../art/lettering/lettering.ts';

const require = createRequire(import.meta.url);

/**
 * Faces for characters that the web fonts lack, by the characters that need them. The last has most characters of
 * Latin, Greek and Cyrillic.
 */
const furtherFaces: readonly { needed: RegExp; file: () => string }[] = [
  {
    needed: /[\u1000-\u109f]/,
    file: () => require.resolve('@expo-google-fonts/noto-sans-myanmar/800ExtraBold/NotoSansMyanmar_800ExtraBold.ttf'),
  },
  {
    needed: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/,
    file: () => require.resolve('@expo-google-fonts/nanum-gothic/800ExtraBold/NanumGothic_800ExtraBold.ttf'),
  },
  { needed: /[^\s\p{M}]/u, file: () => require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf') },
];

/** Scripts with their own face, by the characters of the script. A page in such a language uses this face. */
const scripts: readonly { tag: string; needed: RegExp }[] = [
  { tag: 'bn', needed: /[\u0980-\u09ff]/ },
  { tag: 'ur', needed: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/ },
];

/** The font weights of titles and lines, if a face has them. */
const weights = { heading: 800, body: 700 } as const;

type Role = keyof typeof weights;

const opened = new Map<string, Promise<OutlineFace>>();
const made = new Map<string, Promise<Lettering>>();

/**
 * The lettering of a merchant's pictures in the faces of its theme.
 * @param texts all texts to set: faces of scripts that they do not contain are not opened
 */
export function openLettering(chosen: FontChoice, direction: Dir, texts: readonly string[]): Promise<Lettering> {
  const text = texts.join(' ');
  const needs = [...scripts, ...furtherFaces].map(({ needed }) => needed.test(text));
  const key = JSON.stringify([chosen, direction, needs]);
  if (!made.has(key)) made.set(key, open(chosen, direction, text));
  return made.get(key)!;
}

async function open(chosen: FontChoice, direction: Dir, text: string): Promise<Lettering> {
  const typeface = async (role: Role) =>
    createTypeface(
      await Promise.all(filesOf(chosen, role, text).map((file) => openFace(file, weights[role]))),
      direction,
    );
  return { title: await typeface('heading'), line: await typeface('body') };
}

/** Files of the faces for a text: those of its scripts before the Latin ones, as on a page. */
function filesOf(chosen: FontChoice, role: Role, text: string): string[] {
  const tags = [...scripts.filter(({ needed }) => needed.test(text)).map(({ tag }) => tag), 'en'];
  const fonts = pageFonts({ chosen, tags });
  const own = tags.flatMap((tag) => fonts.prerenderFonts(tag)[role].map(({ id }) => id));
  const signs = signFaces.map(({ id }) => id);
  const further = furtherFaces.filter(({ needed }) => needed.test(text)).map(({ file }) => file());
  return [...new Set([...own, ...signs, ...further])];
}

/**
 * Opens a face by the id of a web font, or by its path. Loaded with the first picture, because the start does not need
 * it.
 */
function openFace(file: string, weight: number): Promise<OutlineFace> {
  const key = `${file} ${weight}`;
  const face = opened.get(key) ?? readFace(file).then(async (font) => (await shaping()).openOutlines(font, weight));
  opened.set(key, face);
  return face;
}

const shaping = () => import('@livery/fonts/shaping');

async function readFace(file: string): Promise<Uint8Array> {
  if (file.endsWith('.ttf')) return readFile(file);
  const { decompress, faceFile } = await shaping();
  return decompress(await readFile(faceFile(file)));
}
