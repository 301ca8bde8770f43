import { gateAndWhole, sharedRetry, testDefaults } from '@livery/config/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testDefaults,
    retry: sharedRetry,
    // One database server for the run; each file gets its own database, a copy of a seeded template.
    globalSetup: 'src/testing/globalSetup.ts',
    setupFiles: 'src/testing/setup.ts',
    // Files of a worker share the loaded modules, because loading them takes longer than most files.
    isolate: false,
    maxWorkers: 2,
    maxConcurrency: 2,
    // Tests that kill servers, wait for clocks or play thousands of rounds, and tests of the sandbox: its pictures, texts,
    // chat and docs. `walk.test.ts` repeats the rules of `saferPlay.test.ts` in random order, `seedScale.test.ts` creates
    // data of load tests, and `ledgerUpgrade.test.ts` migrates a database of the first release.
    projects: gateAndWhole(import.meta.dirname, [
      'src/agent/manyBelow.test.ts',
      'src/announcements/contentByGateway.test.ts',
      'src/announcements/getLobbyNews.test.ts',
      'src/art/gameIcon.test.ts',
      'src/auth/loginStorm.test.ts',
      'src/auth/manyTexts.test.ts',
      'src/chat/chat.test.ts',
      'src/db/embedded/recovery.test.ts',
      'src/firebase/sandbox/identity.test.ts',
      'src/games/catalogue/currentIndex.test.ts',
      'src/games/playedGames.test.ts',
      'src/http/badInput.test.ts',
      'src/http/intake/intake.test.ts',
      'src/http/load.test.ts',
      'src/http/merchantDirectory.test.ts',
      'src/lottery/manyPayouts.test.ts',
      'src/lottery/plays/manyResults.test.ts',
      'src/lottery/vanishedMerchant.test.ts',
      'src/messages/searchInbox.test.ts',
      'src/pictures/captchaPicture.test.ts',
      'src/pictures/mountPictures.test.ts',
      'src/pictures/sizedPictures.test.ts',
      'src/saferPlay/longWalk.test.ts',
      'src/saferPlay/walk.test.ts',
      'src/sandbox/docs/docs.test.ts',
      'src/sandbox/switches/switches.test.ts',
      'src/seed/content/everyLanguage.test.ts',
      'src/seed/scale/seedScale.test.ts',
      'src/startGateway.test.ts',
      'src/wallet/ledgerUpgrade.test.ts',
    ]),
  },
});
