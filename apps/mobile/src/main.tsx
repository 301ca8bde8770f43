import { markFailed, markRunning } from './boot/marks.ts';
import { start } from './boot/start.tsx';

start(document).then(
  () => markRunning(document),
  (cause: unknown) => {
    // The one trace a support person gets from a player's phone.
    console.error('The app did not start', cause);
    markFailed(document);
  },
);
