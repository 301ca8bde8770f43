import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '@livery/tool/project';
import type { Engine } from './engine.ts';
import { label } from './faults.ts';
import type { Scene } from './scenes.ts';

/** Stores the pictures of a run, so that differences can be inspected. */
export function pictureWriter({ name }: Engine) {
  const folder = join(project.root, 'tooling/engines/.results', name.replaceAll(/\W+/g, '-'));
  mkdirSync(folder, { recursive: true });
  return (scene: Scene, picture: Buffer) =>
    writeFileSync(join(folder, `${label(scene).replaceAll(/\W+/g, '-')}.png`), picture);
}
