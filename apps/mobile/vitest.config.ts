import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  // The end-to-end tests beside them are Playwright's.
  folders: ['src', 'calls', 'chunks', 'icons', 'pageScripts', 'stories', 'styles'],
  // Every fault of network and gateway at every part of home.
  later: ['src/home/homeFaults.test.tsx'],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing')), 'testing/setUp.ts'],
});
