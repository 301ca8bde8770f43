/** Runs work after the current press. */
interface AfterPress {
  run: (work: () => void) => void;
  stop: () => void;
}

/**
 * A press on a button first blurs a field and then becomes a click. If an error message appeared below the field
 * between the two events, the button would move away from the finger and the click would miss it. So messages wait
 * until the click has happened.
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
