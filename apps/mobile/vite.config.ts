import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/*
 * The app is compiled once and knows no merchant. `vite build` writes what browsers load; `vite build --ssr` writes the
 * function that draws home as HTML. The assemble step (`livery merchant build`) then lays each merchant around them.
 */
export default defineConfig(({ isSsrBuild }) => ({
  // Relative, so that the shared code may lie under any base, a CDN too.
  base: './',
  plugins: [react()],
  // Node says it nowhere else, and React would draw home with its slow development build.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/prerender',
        ssr: true,
        rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: 'prerender.js' } },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        // Every picture is a file: an inlined one would need `data:` in the policy and would be in every skin.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              // Libraries change seldom; apart, they stay cached over a release of the app.
              groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|redux|immer|reselect|i18next|react-i18next|use-sync-external-store)[\\/]/ }],
            },
          },
        },
      },
  ssr: { noExternal: true },
}));
