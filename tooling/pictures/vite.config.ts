import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every story in one page without Storybook, compiled like the product. */
export default defineConfig({
  root: 'gallery',
  plugins: [react()],
  logLevel: 'warn',
  build: {
    outDir: '../.cache/gallery',
    emptyOutDir: true,
    // Small pictures are not inlined, so that the tests check whether the page's policy allows their addresses too.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
  },
});
