import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Every story of the house in one page without Storybook around it, compiled as the product is. */
export default defineConfig({
  root: 'gallery',
  plugins: [react()],
  logLevel: 'warn',
  build: {
    outDir: '../.cache/gallery',
    emptyOutDir: true,
    // Small pictures stay files: the policy is tried on addresses too.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4000,
  },
});
