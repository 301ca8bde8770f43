import { readClientBuild, readFrameBuild } from '@livery/tool/assemble';
import { compileApp } from '@livery/tool/compile';
import type { Measurement } from '../bench.ts';
import { type Chunk, chunkLines, chunkOf, kilobytes, total } from './weigh.ts';

/** What the first loads of both documents weigh: code and styles. */
export interface FrameLoad {
  /** What the document of a lottery names. */
  frame: readonly Chunk[];
  /** What home's page names or carries. */
  app: readonly Chunk[];
}

/** Weighs the app and the frame of lotteries as they were compiled last, or compiles them. */
export async function weighFrame(): Promise<FrameLoad> {
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

/** Code and styles of the frame over those of the app. */
export const frameRatio = ({ frame, app }: FrameLoad): number => total(frame) / total(app);

/**
 * The row of the frame. It has no target: the libraries alone, which both documents need, are three fifths of what the app
 * weighs. What a new release of the product costs is the rest, for they stay cached.
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
