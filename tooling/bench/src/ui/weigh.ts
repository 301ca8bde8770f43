import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { type PublicComponent, uiDir } from './publicComponents.ts';

/** The cost of a component for a screen that uses nothing else. Bytes after brotli, without React itself. */
export interface Weight extends PublicComponent {
  js: number;
  css: number;
  /** Bytes that it loads when it is used, for example a picker that opens. */
  later: number;
  /** The component's own share of code and styles, by the length of the text. */
  own: number;
  /** The rest by origin: another component, a file of the package, a library. The largest first. */
  parts: readonly { part: string; bytes: number }[];
}

const entry = 'virtual:weighed';
const external = [/^react$/, /^react-dom/, /^react\/jsx-runtime$/];
const brotli = (texts: readonly string[]) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** Builds one component alone, with the product's settings, and measures the output. */
async function weigh(component: PublicComponent): Promise<Weight> {
  const result = (await build({
    root: uiDir,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: 'livery:weighed',
        resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
        load: (id: string) =>
          id === `\0${entry}` ? `export { ${component.name} } from '${entryFile(component.publicEntry)}';` : undefined,
      },
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'strict',
        // Reads only the component's own files of the package's entry, not the files of all other components.
        experimental: { lazyBarrel: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = result.output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
  const first = withImports(
    chunks.find(({ isEntry }) => isEntry)!,
    chunks,
  );
  const styles = (of: readonly Rolldown.OutputChunk[]) => {
    const names = new Set(of.flatMap((chunk) => [...((chunk as ChunkOfVite).viteMetadata?.importedCss ?? [])]));
    return result.output.flatMap((one) =>
      one.type === 'asset' && names.has(one.fileName) ? [one.source.toString()] : [],
    );
  };
  const js = brotli(first.map(({ code }) => code));
  const css = brotli(styles(first));
  const rest = chunks.filter((chunk) => !first.includes(chunk));
  const shares = sharesOf(first, js, css);
  const own = partOf(join(uiDir, 'src', component.folder, 'own.tsx'));
  return {
    ...component,
    js,
    css,
    later: brotli(rest.map(({ code }) => code)) + brotli(styles(rest)),
    own: Math.round(shares.get(own) ?? 0),
    parts: [...shares]
      .filter(([part]) => part !== own)
      .map(([part, bytes]) => ({ part, bytes: Math.round(bytes) }))
      .toSorted((a, b) => b.bytes - a.bytes),
  };
}

/** Builds several at the same time, because a build waits most of the time. */
export async function measureAll(components: readonly PublicComponent[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  const waiting = [...components];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) weights.push(await weigh(next));
    }),
  );
  return weights.toSorted((a, b) => b.js + b.css - a.js - a.css);
}

type ChunkOfVite = Rolldown.OutputChunk & { viteMetadata?: { importedCss: ReadonlySet<string> } };

/** Returns a chunk and all its static imports. */
function withImports(
  chunk: Rolldown.OutputChunk,
  all: readonly Rolldown.OutputChunk[],
  seen = new Set<Rolldown.OutputChunk>(),
): Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  return [
    chunk,
    ...chunk.imports
      .flatMap((name) => all.filter(({ fileName }) => fileName === name))
      .flatMap((next) => withImports(next, all, seen)),
  ];
}

/** Bytes by part: code by the length of each module before minification, styles by the length of their files. */
function sharesOf(chunks: readonly Rolldown.OutputChunk[], js: number, css: number): Map<string, number> {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules)).filter(([id]) => !id.includes(entry));
  const isStyle = (id: string) => id.split('?')[0]!.endsWith('.css');
  const lengths = (of: typeof modules, lengthOf: (id: string, rendered: number) => number, bytes: number) => {
    const all = of.map(([id, { renderedLength }]) => [partOf(id), lengthOf(id, renderedLength)] as const);
    const sum = all.reduce((total, [, length]) => total + length, 0);
    return all.map(([part, length]) => [part, sum === 0 ? 0 : (length / sum) * bytes] as const);
  };
  const shares = new Map<string, number>();
  for (const [part, bytes] of [
    ...lengths(modules, (_, rendered) => rendered, js),
    ...lengths(
      modules.filter(([id]) => isStyle(id)),
      (id) => readFileSync(id.split('?')[0]!, 'utf8').length,
      css,
    ),
  ])
    shares.set(part, (shares.get(part) ?? 0) + bytes);
  return shares;
}

/** The component, file or library that a module belongs to. */
function partOf(id: string): string {
  const path = id.split('?')[0]!.replaceAll('\0', '');
  const library = path.split('node_modules/').at(-1)!;
  if (path.includes('node_modules/'))
    return library
      .split('/')
      .slice(0, library.startsWith('@') ? 2 : 1)
      .join('/');
  const below = relative(join(uiDir, 'src'), path).split(sep);
  if (below[0] === '..' || path.startsWith('vite/') || path.startsWith('rolldown/')) return 'loader';
  return below[0] === 'components' ? below[1]! : below.length > 1 ? below[0]! : below[0]!.replace(/\.tsx?$/, '');
}

function entryFile(publicEntry: string): string {
  const { exports } = JSON.parse(readFileSync(join(uiDir, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return join(uiDir, exports[publicEntry.replace('@livery/ui', '.')]!);
}
