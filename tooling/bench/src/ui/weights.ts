import { join } from 'node:path';
import { runNode } from '../compile.ts';
import { uiDir } from './publicComponents.ts';
import type { Weight } from './weigh.ts';

/** The weight of every public component, the heaviest first. Built in a process of its own: a test's is no production. */
export async function weights(): Promise<Weight[]> {
  return JSON.parse(await runNode([join(import.meta.dirname, 'printWeights.ts')], uiDir)) as Weight[];
}
