import { readFileSync } from 'node:fs';

/** Clock ticks per second in `/proc`: 100 on every Linux. */
const ticksPerSecond = 100;

/**
 * CPU seconds of all child processes that have ended, with their own children. Undefined if the system is not Linux. A
 * process that was killed together with its parent is not counted.
 */
export function childCpuSeconds(): number | undefined {
  try {
    return childSecondsIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** CPU seconds of ended child processes, from the text of `/proc/<pid>/stat`: the 16th and 17th field. See proc(5). */
export function childSecondsIn(stat: string): number {
  // The second field is the program's name in brackets, and may have spaces.
  const fieldsFromThird = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [userTicks, systemTicks] = fieldsFromThird.slice(13, 15).map(Number);
  return (userTicks! + systemTicks!) / ticksPerSecond;
}
