import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderFonts } from '@livery/fonts';
import type { CutFace } from '../../../../apps/mobile/src/boot/cutFaces.ts';
import { writeAtomically } from '../assemble/compress.ts';
import { contentHash } from '../assemble/contentHash.ts';
import { removeReplaced } from '../assemble/replacedFiles.ts';
import { cachedCut } from './cutCache.ts';
import { cutInThread } from './inThread.ts';
import { prerenderedText } from './prerenderedText.ts';
import { type FaceRuns, faceRuns } from './faceRuns.ts';

/** Increase this number when the way in which faces are cut changes. */
const way = 1;

interface PageCuts {
  /** The prerendered content of the root element. */
  html: string;
  fonts: Omit<PrerenderFonts, 'css'>;
  /** BCP 47 tag of the page's language. */
  language: string;
  /** The skin's folder of fonts. It has the whole faces, and the cuts are written into it. */
  folder: string;
  /** Cache of cuts, by face and text. */
  cacheDir: string;
}

/** True if the name is that of a cut's file. */
export const isCut = (name: string) => /-drawn\.\w+\.woff2$/.test(name);

/**
 * Cuts the faces of a prerendered page to its words and writes the files beside the whole faces. Cuts of earlier pages
 * are removed a day after the first page without them, because open tabs and stored homes still request them.
 * @returns the data about its faces that the page contains
 */
export async function cutForPage({ html, fonts, language, folder, cacheDir }: PageCuts): Promise<CutFace[]> {
  const faces = facesOf(html, fonts);
  const cuts = await Promise.all(
    faces.map(async ({ face, runs }) => {
      const { id, family, whole, weights, metrics, file } = face;
      const name = `${id}-drawn.${contentHash(JSON.stringify([way, file, language, runs]))}.woff2`;
      const path = join(folder, name);
      if (!(await exists(path))) {
        const cut = await cachedCut(cacheDir, name, () => cutInThread({ file: join(folder, file), language, runs }));
        await writeAtomically(path, Buffer.from(cut));
      }
      return { name, face: { family, whole, address: `/fonts/${name}`, weight: weights.join(' '), ...metrics } };
    }),
  );
  await removeReplaced(
    folder,
    cuts.map(({ name }) => name),
    (await readdir(folder)).filter(isCut),
  );
  return cuts.map(({ face }) => face);
}

/**
 * The faces that a prerendered page needs, with the text in each. A family for both body and heading has one cut. A
 * face with only spaces has no cut, because browsers reject a font without outlines. The next families of the list then
 * show the text.
 */
export function facesOf(html: string, { body, heading }: PageCuts['fonts']): FaceRuns[] {
  const text = prerenderedText(html);
  const byFamily = new Map<string, FaceRuns>();
  for (const { face, runs } of [...faceRuns(text.body, body, true), ...faceRuns(text.heading, heading, false)]) {
    const known = byFamily.get(face.family)?.runs ?? [];
    byFamily.set(face.family, { face, runs: [...new Set([...known, ...runs])].toSorted() });
  }
  return [...byFamily.values()].filter(({ runs }) => runs.some(isVisible));
}

const isVisible = (run: string) => /[^\s\p{Cf}]/u.test(run);

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
