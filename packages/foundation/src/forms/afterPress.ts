/** Runs work after the current press. */
interface AfterPress {
  run: (work: () => void) => void;
  stop: () => void;
}

/**
 * A press on a button blurs a field before it becomes a click. An error message that appeared below the field in
 * between would move the button away from the finger, and the click would miss it. So messages wait until the click is
 * done.
 */
export function createAfterPress(): AfterPress {
  let isDown = false;
  let works: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runSoon = () => {
    clearTimeout(timer);
    // The click event follows within the same task.
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
    stop: () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', handleDown, true);
      window.removeEventListener('pointerup', handleUp, true);
      window.removeEventListener('pointercancel', handleUp, true);
    },
  };
}
