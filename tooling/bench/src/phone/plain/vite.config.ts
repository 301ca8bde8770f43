import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/*
 * The same settings as the product's own build, so that both can be compared. The product's pages contain no `plain-`
 * files.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(import.meta.dirname, 'plain.html'),
      output: {
        entryFileNames: 'assets/plain-[hash].js',
        chunkFileNames: 'assets/plain-[name]-[hash].js',
        assetFileNames: 'assets/plain-[hash][extname]',
      },
    },
  },
});
