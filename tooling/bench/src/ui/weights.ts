import { join } from 'node:path';
import { runNode } from '../compile.ts';
import { uiDir } from './publicComponents.ts';
import type { Weight } from './weigh.ts';

/**
 * The size of every public component, the largest first. Built in a separate process, because a test does not run in
 * production mode.
 */
export async function weights(): Promise<Weight[]> {
  return JSON.parse(await runNode([join(import.meta.dirname, 'printSizes.ts')], uiDir)) as Weight[];
}
