import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageOf } from '@livery/i18n';
import type { Merchant } from '@livery/merchant';
import { allFaces, fontFileName, type PageFonts, pageFonts } from '@livery/fonts';
import { contentHash } from './contentHash.ts';

/** The web fonts of a merchant's pages: those of its theme, in the scripts of its languages. */
export function fontsOf({ theme: { font }, languages }: Pick<Merchant, 'theme' | 'languages'>): PageFonts {
  return pageFonts({
    chosen: { body: font.body.$value, heading: font.heading.$value },
    tags: languages.supported.map((code) => languageOf(code).tag),
  });
}

const folder = dirname(fileURLToPath(import.meta.resolve('@livery/fonts/manifest.json')));
/** The licences require that they are published with the fonts. */
const licences = readdirSync(join(folder, 'licences'))
  .toSorted()
  .map((name) => `${name}\n\n${readFileSync(join(folder, 'licences', name), 'utf8')}`)
  .join('\n\n');
const licencesName = `licences.${contentHash(licences)}.txt`;

/** Every web font file by its name below `fonts/`. */
export const fontFiles: ReadonlyMap<string, () => string | Promise<Buffer>> = new Map<
  string,
  () => string | Promise<Buffer>
>([
  ...allFaces.map((face) => [fontFileName(face), () => readFile(join(folder, 'files', `${face.id}.woff2`))] as const),
  [licencesName, () => licences],
]);

/** Names below `fonts/` of the files that a merchant's pages may request, and of their licences. */
export function fontFileNames({ faces }: PageFonts): string[] {
  return [...faces.map(fontFileName), licencesName];
}
