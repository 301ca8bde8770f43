import { readClientBuild, readFrameBuild } from '@livery/tool/assemble';
import { compileApp } from '@livery/tool/compile';
import type { Measurement } from '../bench.ts';
import { type Chunk, chunkLines, chunkOf, kilobytes, total } from './weigh.ts';

/** The sizes of both documents' first loads: code and styles. */
export interface FrameLoad {
  /** Files that the lottery document names. */
  frame: readonly Chunk[];
  /** Files that home's page names or contains. */
  app: readonly Chunk[];
}

/** Measures the sizes of the last builds of the app and the frame of lotteries. Compiles them if needed. */
export async function measureFrame(): Promise<FrameLoad> {
  const { clientDir, frameDir } = await compileApp();
  const filesOf = (build: { entry: string; preloads: readonly string[]; styles: readonly string[] }) => [
    build.entry,
    ...build.preloads,
    ...build.styles,
  ];
  return {
    frame: filesOf(readFrameBuild(frameDir)).map((file) => chunkOf(frameDir, file)),
    app: filesOf(readClientBuild(clientDir)).map((file) => chunkOf(clientDir, file)),
  };
}

/** Size of the frame's code and styles divided by the app's. */
export const frameRatio = ({ frame, app }: FrameLoad): number => total(frame) / total(app);

/**
 * The row of the frame. It has no target: the libraries alone, which both documents need, are three fifths of the app's
 * size. A new release of the product costs only the rest, because the libraries stay cached.
 */
export function frameRow({ frame, app }: FrameLoad): Measurement {
  const own = frame.filter(({ name }) => name !== 'vendor.js');
  return {
    what: 'first load of the lottery frame / of home, code and styles',
    ours: kilobytes(total(frame)),
    reference: kilobytes(total(app)),
    ratio: frameRatio({ frame, app }),
    target: '',
    notes: [
      ...chunkLines(frame),
      `${kilobytes(total(own)).padStart(9)}  without its libraries, ${(total(own) / total(app)).toFixed(2)} of home`,
    ],
  };
}
