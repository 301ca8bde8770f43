import { nextTask } from '@livery/device/tasks';
import { markFailed, markRunning } from './boot/marks.ts';
import { start } from './boot/start.tsx';

// The app starts in a new task, after the task that evaluates this code.
nextTask()
  .then(() => start(document))
  .then(
    () => markRunning(document),
    (cause: unknown) => {
      // The only record of the error that support can get from a player's phone.
      console.error('The app did not start', cause);
      markFailed(document);
    },
  );
