/*
 * Generates the web fonts: `pnpm --filter @livery/fonts fonts`. It needs the network, because the fonts come from
 * packages. The generated files are committed, so that install and build do not need the network. See docs/fonts.md.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { alphabets } from '../src/alphabets.ts';
import type { FaceRecord, FallbackFace } from '../src/faceRecord.ts';
import { recipeOf } from '../src/recipe.ts';
import { allFaces, type FontFace, fontFamilies } from '../src/fontFamilies.ts';

/**
 * Packages that this script uses: the subsetter (HarfBuzz as WebAssembly), a reader of metrics, and the fallback fonts.
 */
const tools = {
  'subset-font': '2.9.0',
  fontkit: '2.0.4',
  '@fontsource/roboto': '5.3.0',
  '@fontsource/noto-serif': '5.3.0',
};
const kept = ['kern', 'liga', 'tnum', 'lnum', 'locl', 'ccmp', 'mark', 'mkmk'];
/**
 * Letters in their frequency in English and Portuguese text, so that the average width is that of words and not of the
 * alphabet.
 */
const commonText =
  'eeeeeeeeeeeeaaaaaaaaaaoooooooosssssssrrrrrrriiiiiinnnnnnttttttdddddlllluuuucccmmmppghvbfqwyxkzjãçéíóê     EAOSRN';

type SubsetFont = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;
interface Metrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  characterSet: number[];
  hasGlyphForCodePoint: (code: number) => boolean;
  glyphForCodePoint: (code: number) => { advanceWidth: number };
}

const here = join(import.meta.dirname, '../src');
const work = join(import.meta.dirname, '../node_modules/.cache/fonts');
fetchSources();
const require = createRequire(join(work, 'package.json'));
const tool = (name: keyof typeof tools): unknown => require(name);
const subsetFont = tool('subset-font') as SubsetFont;
const { create: readMetrics } = tool('fontkit') as { create: (font: Buffer) => Metrics };

const records: Record<string, FaceRecord> = {};
rmSync(join(here, 'files'), { recursive: true, force: true });
mkdirSync(join(here, 'files'), { recursive: true });
for (const face of allFaces) {
  const file = await cut(face, 'woff2');
  writeFileSync(join(here, 'files', `${face.id}.woff2`), file);
  records[face.id] = {
    bytes: file.length,
    hash: createHash('sha256').update(file).digest('hex').slice(0, 10),
    range: rangeOf(readMetrics(await cut(face, 'sfnt')).characterSet.filter((code) => code < 0xffff)),
    recipe: recipeOf(face),
    ...(face.alphabet === 'latin' && { fallbacks: await fallbacksOf(face) }),
  };
  process.stdout.write(`${(file.length / 1024).toFixed(1).padStart(6)} KiB of ${face.budget}  ${face.id}\n`);
}
writeFileSync(join(here, 'manifest.json'), `${JSON.stringify(records, undefined, 2)}\n`);
keepLicences();

function fetchSources(): void {
  mkdirSync(work, { recursive: true });
  const fonts = Object.fromEntries(allFaces.map(({ source }) => [source.package, source.version]));
  writeFileSync(join(work, 'package.json'), JSON.stringify({ private: true, dependencies: { ...tools, ...fonts } }));
  const { status } = spawnSync(
    'pnpm',
    ['install', '--ignore-workspace', '--no-frozen-lockfile', '--config.node-linker=hoisted', '--reporter=silent'],
    { cwd: work, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('The packages of the fonts could not be fetched: is there a network?');
}

function sourceOf({ package: name, file }: FontFace['source']): Buffer {
  return readFileSync(join(work, 'node_modules', name, 'files', `${file}.woff2`));
}

function cut(
  { source, alphabet, weights: [min, max], pinned }: FontFace,
  targetFormat: 'woff2' | 'sfnt',
  weight?: number,
): Promise<Buffer> {
  const isVariable = source.package.startsWith('@fontsource-variable/');
  const isSign = alphabet === 'taka' || alphabet === 'money';
  return subsetFont(sourceOf(source), alphabets[alphabet], {
    targetFormat,
    noHinting: true,
    ...(isVariable && { variationAxes: { wght: weight ?? pinned ?? { min, max } } }),
    ...(alphabet === 'latin' && { keepFeatures: kept }),
    ...(isSign && { keepFeatures: [], dropTables: ['GDEF', 'GSUB', 'GPOS', 'STAT'] }),
  });
}

/**
 * The fallback faces for regular and bold text, or for the only weight. A fallback face is a local font that is scaled,
 * so that text has the same width.
 */
async function fallbacksOf(face: FontFace): Promise<FallbackFace[]> {
  const family = fontFamilies.find(({ faces }) => faces.latin === face)!;
  const bold = face.pinned ?? 700;
  const spans =
    face.pinned === undefined && face.source.package.includes('variable')
      ? ([
          [400, [100, 500]],
          [700, [600, 900]],
        ] as const)
      : ([[bold, face.weights]] as const);
  return Promise.all(
    spans.map(async ([weight, weights]) => {
      const own = readMetrics(await cut(face, 'sfnt', weight));
      const isBold = weight >= 600 && !face.source.package.startsWith('@fontsource/');
      const name = family.fallback === 'sans' ? 'roboto' : 'noto-serif';
      const local = readMetrics(
        readFileSync(
          join(work, `node_modules/@fontsource/${name}/files/${name}-latin-${isBold ? 700 : 400}-normal.woff2`),
        ),
      );
      const sizeAdjust = round(averageWidth(own) / averageWidth(local));
      const share = (value: number) => round(Math.abs(value) / own.unitsPerEm / sizeAdjust);
      const names = family.fallback === 'sans' ? ['Roboto', 'Arial'] : ['Noto Serif', 'Georgia'];
      return {
        weights,
        local: names.map((title) => (isBold ? `${title} Bold` : title)),
        sizeAdjust,
        ascent: share(own.ascent),
        descent: share(own.descent),
        lineGap: share(own.lineGap),
      };
    }),
  );
}

function averageWidth(font: Metrics): number {
  const letters = [...commonText].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  return (
    letters.reduce((sum, letter) => sum + font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth, 0) /
    letters.length /
    font.unitsPerEm
  );
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Code points as CSS `unicode-range`, with merged ranges. */
function rangeOf(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last !== undefined && code <= last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',');
}

function keepLicences(): void {
  const folder = join(here, 'licences');
  for (const old of readdirSync(folder)) rmSync(join(folder, old));
  for (const name of new Set(allFaces.map(({ source }) => source.package))) {
    writeFileSync(
      join(folder, `${name.split('/')[1]!}.txt`),
      readFileSync(join(work, 'node_modules', name, 'LICENSE')),
    );
  }
}
