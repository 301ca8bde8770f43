import { resolve } from 'node:path';
import { buildTargets } from '@livery/config/browsers';
import { build, type Plugin, type Rolldown } from 'vite';
import {
  pageScriptEntries,
  pageScriptFile,
  type PageScriptName,
  pageScriptNames,
  type PageScripts,
} from './pageScriptFiles.ts';

/**
 * Syntax of scripts that browsers must be able to parse even if they cannot run the app. All other scripts may use the
 * same syntax as the app.
 */
const targets: Partial<Record<PageScriptName, string>> = { failure: 'es2015', oldBrowser: 'es2015' };
/**
 * Scripts that browsers from before 2015 must be able to parse. They are not minified, because the minifier would write
 * template literals, which such browsers cannot parse.
 */
const notMinified: readonly PageScriptName[] = ['oldBrowser'];

const appDir = resolve(import.meta.dirname, '..');

/**
 * Builds every page script separately, as a function that is called immediately. Writes no files.
 *
 * @returns the code by name, and the absolute paths of the source files
 */
export async function buildPageScripts(): Promise<{ scripts: PageScripts; sources: ReadonlySet<string> }> {
  const built = await Promise.all(
    pageScriptNames.map(async (name) => {
      const chunk = await buildScript(name);
      return { name, code: chunk.code.trim().replace(/;$/, ''), sources: chunk.moduleIds };
    }),
  );
  return {
    scripts: Object.fromEntries(built.map(({ name, code }) => [name, code])) as PageScripts,
    sources: new Set(built.flatMap(({ sources }) => sources)),
  };
}

/** Writes the page scripts beside the app's build, for the assemble step. */
export function pageScripts(): Plugin {
  return {
    name: 'livery:page-scripts',
    apply: 'build',
    async generateBundle() {
      const { scripts } = await buildPageScripts();
      for (const name of pageScriptNames)
        this.emitFile({ type: 'asset', fileName: pageScriptFile(name), source: scripts[name] });
    },
  };
}

async function buildScript(name: PageScriptName): Promise<Rolldown.OutputChunk> {
  const result = (await build({
    configFile: false,
    root: appDir,
    logLevel: 'warn',
    build: {
      write: false,
      target: targets[name] ?? buildTargets(),
      minify: !notMinified.includes(name),
      modulePreload: false,
      rolldownOptions: {
        input: resolve(appDir, pageScriptEntries[name]),
        output: { format: 'iife' },
        experimental: { attachDebugInfo: 'none' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0];
}
