import { buildTargets } from '@livery/config/browsers';
import { scopedName } from '@livery/config/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { trimCalls } from '../mobile/calls/trimCalls.ts';
import { vendorModules } from '../mobile/chunks/vendorModules.ts';
import { leanIcons } from '../mobile/icons/leanIcons.ts';
import { olderBrowserStyles } from '../mobile/styles/olderBrowserStyles.ts';

/** Modules of components and icons. */
const piece = /[\\/]packages[\\/]ui[\\/]|lucide-react/;

/*
 * The frame of a lottery: compiled once, like the app, without any merchant's data. The assemble step writes each
 * merchant's document around it.
 */
export default defineConfig({
  // With a relative base the code works below any address, including a CDN.
  base: './',
  plugins: [react(), leanIcons({ inPage: new Set() }), trimCalls()],
  css: { modules: { generateScopedName: scopedName(import.meta.dirname) }, postcss: olderBrowserStyles() },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: buildTargets(),
    modulePreload: { polyfill: false },
    // Every picture is a file, because an inlined picture would need `data:` in the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/main.tsx',
      // Inlines constants that other files use. Otherwise the first chunk would have to export them.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          // As in the app, dependencies are not included automatically, because each group defines its own modules.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', priority: 3, tags: ['$initial'], test: vendorModules },
            { name: 'app', priority: 2, tags: ['$initial'] },
            // Without this group, the bundler creates a file for every small module that two of the on-demand chunks
            // share.
            { name: 'parts', priority: 1, minShareCount: 2, test: piece },
          ],
        },
      },
    },
  },
});
