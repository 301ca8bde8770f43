import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  // Playwright runs the end-to-end tests in the same package.
  folders: ['src', 'calls', 'chunks', 'icons', 'pageScripts', 'stories', 'styles'],
  // This file tests every fault of network and gateway at every part of home.
  later: ['src/home/homeFaults.test.tsx'],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing')), 'testing/setUp.ts'],
});
