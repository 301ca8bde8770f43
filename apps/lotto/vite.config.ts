import { buildTargets } from '@livery/config/browsers';
import { scopedName } from '@livery/config/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCalls } from '../mobile/calls/leanCalls.ts';
import { vendorModules } from '../mobile/chunks/vendorModules.ts';
import { leanIcons } from '../mobile/icons/leanIcons.ts';
import { olderBrowserStyles } from '../mobile/styles/olderBrowserStyles.ts';

/** Components and icons. */
const piece = /[\\/]packages[\\/]ui[\\/]|lucide-react/;

/* The frame of a lottery: compiled once, as the app is, and knows no merchant. The assemble step writes each merchant's document around it. */
export default defineConfig({
  // Relative, so that the code may lie under any base, a CDN too.
  base: './',
  plugins: [react(), leanIcons({ inPage: new Set() }), leanCalls()],
  css: { modules: { generateScopedName: scopedName(import.meta.dirname) }, postcss: olderBrowserStyles() },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: buildTargets(),
    modulePreload: { polyfill: false },
    // Every picture is a file: an inlined one would need `data:` in the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/main.tsx',
      // A constant that another file uses stands there, rather than be an export of the first load.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          // As in the app: what a file imports does not have to come along, each group says what it takes.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', priority: 3, tags: ['$initial'], test: vendorModules },
            { name: 'app', priority: 2, tags: ['$initial'] },
            // Else the bundler makes a file of every small piece that two of the parts share which load on demand.
            { name: 'parts', priority: 1, minShareCount: 2, test: piece },
          ],
        },
      },
    },
  },
});
