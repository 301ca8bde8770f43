import { nextTask } from '@livery/device/tasks';
import { markFailed, markRunning } from './boot/marks.ts';
import { start } from './boot/start.tsx';

// In a task of its own, after that in which this code is read.
nextTask()
  .then(() => start(document))
  .then(
    () => markRunning(document),
    (cause: unknown) => {
      // The one trace a support person gets from a player's phone.
      console.error('The app did not start', cause);
      markFailed(document);
    },
  );
