import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  folders: ['src'],
  // Five times as many hostile texts as the gate has.
  later: ['src/help/screens/HelpDetailScreen/manyHostileTexts.test.tsx'],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing'))],
});
