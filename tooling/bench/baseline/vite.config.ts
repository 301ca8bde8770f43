import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/* The same settings as the product's own build, so that both can be compared. */
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
