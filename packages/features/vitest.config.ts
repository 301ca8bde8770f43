import { fileURLToPath } from 'node:url';
import { screenTests } from '@livery/config/screen-tests';

export default screenTests({
  root: import.meta.dirname,
  folders: ['src', 'testing'],
  later: [
    // A thousand hostile texts for each place.
    'testing/hostile/manyHostileTexts.test.tsx',
    // A hundred races. The gate runs two of them.
    'src/games/screens/GameListScreen/manyRaces.test.tsx',
  ],
  setupFiles: [fileURLToPath(import.meta.resolve('@livery/foundation/testing'))],
});
