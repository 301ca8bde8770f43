import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/* As the product's own build is set up, so that the two can be compared. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
