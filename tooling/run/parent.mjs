import { readFileSync } from 'node:fs';

/**
 * Calls `react` once after the process that started this one has ended. On Linux, npm starts this process through a
 * shell, which continues to run after npm ends, so the parent of the shell is watched too. Returns a function that
 * stops watching.
 */
export function whenParentDies(react) {
  const parent = process.ppid;
  const grandparent = process.env.npm_lifecycle_event === undefined ? undefined : parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && (grandparent === undefined || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    react();
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}

/** The id of a process's parent, from /proc. Undefined if there is none. */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may contain spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
