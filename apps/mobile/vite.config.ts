import { buildTargets } from '@livery/config/browsers';
import { scopedName } from '@livery/config/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { chunkGroups } from './chunks/chunkGroups.ts';
import { lazyFiles } from './chunks/lazyFiles.ts';
import { trimCalls } from './calls/trimCalls.ts';
import { leanIcons } from './icons/leanIcons.ts';
import { pageScripts } from './pageScripts/pageScripts.ts';
import { olderBrowserStyles } from './styles/olderBrowserStyles.ts';

/*
 * The app is compiled once, without any merchant. `vite build` writes the files for browsers. `vite build --ssr` writes
 * the function that renders home as HTML. The assemble step (`pnpm merchant build`) then writes each merchant's skin
 * around them.
 */
export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => ({
  // The base is relative, so that the shared code can be served under any base, also from a CDN.
  base: './',
  plugins: [react(), leanIcons(), trimCalls(), ...(isSsrBuild ? [] : [pageScripts(), lazyFiles()])],
  css: {
    modules: { generateScopedName: scopedName(import.meta.dirname) },
    // In development, `color-mix` stays, because the page's styles have no values for the properties that replace it.
    ...(command === 'build' && { postcss: olderBrowserStyles() }),
  },
  // Node does not set this variable, and without it React would render home with its slow development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/prerender',
        ssr: true,
        // The server code is one piece. The assemble step loads the entry under an address that is unique to the build.
        // A chunk that imports the entry would get a second copy of the entry, and so a second copy of each context.
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { entryFileNames: 'prerender.js', codeSplitting: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: buildTargets(),
        modulePreload: {
          polyfill: false,
          // The imports of the entry itself are loaded before any later request.
          resolveDependencies: (_file, deps) => deps.filter((file) => !/(?:rolldown-runtime|vendor)-[^/]+$/.test(file)),
        },
        // Every picture is a file. An inlined picture would need `data:` in the policy and would be in every skin.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/main.tsx',
          // A constant that another file uses is inlined in that file, so that the first load does not export it.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            codeSplitting: command === 'build' && !isSsrBuild ? await chunkGroups() : undefined,
          },
        },
      },
  ssr: { noExternal: true },
}));
