import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderFonts } from '@livery/fonts';
import type { CutFace } from '../../../../apps/mobile/src/boot/cutFaces.ts';
import { writeWhole } from '../assemble/compress.ts';
import { contentHash } from '../assemble/contentHash.ts';
import { removeReplaced } from '../assemble/replacedFiles.ts';
import { cachedCut } from './cutCache.ts';
import { cutInThread } from './inThread.ts';
import { prerenderedText } from './prerenderedText.ts';
import { type FaceRuns, faceRuns } from './faceRuns.ts';

/** Raise when faces are cut in another way. */
const way = 1;

interface PageCuts {
  /** The drawing: content of the root element. */
  html: string;
  fonts: Omit<PrerenderFonts, 'css'>;
  /** BCP 47 tag of the drawing's language. */
  language: string;
  /** The skin's folder of fonts: has the whole faces, gets the cuts. */
  folder: string;
  /** Cuts by what they are made of. */
  cacheDir: string;
}

/** True for the name of a cut's file. */
export const isCut = (name: string) => /-drawn\.\w+\.woff2$/.test(name);

/**
 * Cuts the faces of a drawing to its words and puts the files beside the whole ones. Cuts of earlier drawings go a day
 * after the first drawing without them: open tabs and stored homes still name them.
 * @returns what the page says of its faces
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
        await writeWhole(path, Buffer.from(cut));
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
 * The faces that a drawing needs and what it shows in each. A family of both roles has one cut. A face that would show
 * nothing but spaces has none, since browsers refuse a font without outlines: the families behind it set the text.
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
