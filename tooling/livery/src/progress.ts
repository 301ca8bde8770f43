/** A duration in a readable form. */
export function seconds(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Runs a piece of work and prints a line before it, and a line with the duration after it. */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  result: (value: T) => string = () => '',
): Promise<T> {
  const started = performance.now();
  console.log(`  … ${title}`);
  const value = await work();
  const more = result(value);
  console.log(`  ✓ ${title}${more === '' ? '' : `: ${more}`} (${seconds(performance.now() - started)})`);
  return value;
}
