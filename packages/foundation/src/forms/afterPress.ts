/** Runs work after the press that is under way. */
interface AfterPress {
  run: (work: () => void) => void;
  /** Forgets the work that waits. */
  drop: () => void;
  stop: () => void;
}

/**
 * A press on a button takes the focus from a field before it becomes a click. A message that appeared under the field in between
 * would push the button away from under the finger, and the click would go nowhere: it has to wait until the click is done.
 */
export function createAfterPress(): AfterPress {
  let isDown = false;
  let works: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runSoon = () => {
    clearTimeout(timer);
    // The click follows within the same task.
    timer = setTimeout(() => {
      const due = works;
      works = [];
      for (const work of due) work();
    });
  };
  const handleDown = () => {
    isDown = true;
  };
  const handleUp = () => {
    isDown = false;
    if (works.length > 0) runSoon();
  };
  window.addEventListener('pointerdown', handleDown, true);
  window.addEventListener('pointerup', handleUp, true);
  window.addEventListener('pointercancel', handleUp, true);

  return {
    run: (work) => {
      works.push(work);
      if (!isDown) runSoon();
    },
    drop: () => {
      works = [];
    },
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('pointerup', handleUp, true);
      window.removeEventListener('pointercancel', handleUp, true);
    },
  };
}
