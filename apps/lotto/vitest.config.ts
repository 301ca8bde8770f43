import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  folders: ['src'],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing'))],
});
