import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every story in one page without Storybook, compiled as the product is. */
export default defineConfig({
  root: 'gallery',
  plugins: [react()],
  logLevel: 'warn',
  build: {
    outDir: '../.cache/gallery',
    emptyOutDir: true,
    // Small pictures stay files: the policy has to allow their addresses too.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
  },
});
