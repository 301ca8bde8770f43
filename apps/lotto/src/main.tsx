import { fillFunctions } from '@livery/device/older-browsers';
import { start } from './start.tsx';

fillFunctions();

// A browser that is too old shows the document's message instead.
if (document.documentElement.dataset['failed'] !== 'old')
  start(document).catch((cause: unknown) => {
    // The log is the only information that support gets from a player's phone.
    console.error('The lottery did not start', cause);
  });
