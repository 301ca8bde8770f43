import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  // Playwright runs the end-to-end tests in the same package.
  folders: ['src', 'calls', 'chunks', 'icons', 'pageScripts', 'stories', 'styles'],
  later: [
    // Every fault of network and gateway at every part of home.
    'src/home/homeFaults.test.tsx',
    // The digits of every screen.
    'src/numerals.test.tsx',
  ],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing')), 'testing/setUp.ts'],
});
