import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  folders: ['src', 'testing'],
  later: [
    // Five times as many hostile texts as in the gate.
    'testing/hostile/manyHostileTexts.test.tsx',
    // A hundred races. The gate runs five of them.
    'src/games/screens/GameListScreen/manyRaces.test.tsx',
  ],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing'))],
});
