import { scopedName } from '@livery/config/scoped-name';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanCalls } from '../mobile/calls/leanCalls.ts';
import { leanIcons } from '../mobile/icons/leanIcons.ts';

/** Libraries of the first load: they change seldom, so apart from the product's own code they stay cached over a release. */
const library = /[\\/]node_modules[\\/](?!.*lucide-react)/;

/** Components and icons. */
const piece = /[\\/]packages[\\/]ui[\\/]|lucide-react/;

/* The frame of a lottery: compiled once, as the app is, and knows no merchant. The assemble step writes each merchant's document around it. */
export default defineConfig({
  // Relative, so that the code may lie under any base, a CDN too.
  base: './',
  plugins: [react(), leanIcons({ inPage: new Set() }), leanCalls()],
  css: { modules: { generateScopedName: scopedName(import.meta.dirname) } },
  build: {
    outDir: 'dist/client',
    manifest: true,
    target: 'es2022',
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
            { name: 'vendor', priority: 3, tags: ['$initial'], test: library },
            { name: 'app', priority: 2, tags: ['$initial'] },
            // Else the bundler makes a file of every small piece that two of the parts share which load on demand.
            { name: 'parts', priority: 1, minShareCount: 2, test: piece },
          ],
        },
      },
    },
  },
});
