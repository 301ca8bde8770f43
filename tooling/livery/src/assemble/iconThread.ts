/*
 * A thread that renders icons. Rendering and packing takes milliseconds of computing per icon, which would block
 * everything else. The thread answers each job by its number. The picture is in the file that the job names.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import type { RenderDone, RenderJob } from './iconThreads.ts';

parentPort?.on('message', ({ number, svg, size, path }: RenderJob) => {
  let failure: string | undefined;
  try {
    // Reading the system's fonts takes longer than rendering, and only text needs them.
    const font = { loadSystemFonts: /<text\b/.test(svg) };
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font }).render().asPng();
    mkdirSync(dirname(path), { recursive: true });
    // Write a temporary file and rename it, so that no reader sees half a file.
    const beside = `${path}.${randomUUID()}`;
    writeFileSync(beside, png);
    renameSync(beside, path);
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  parentPort?.postMessage({ number, failure } satisfies RenderDone);
});
