import { homeTextAreas, type TextArea } from '@livery/i18n';

/**
 * Areas of texts that are needed together share a file, by the file's name: what home says at first, what stands below its
 * games, what opens over it. A player asks for each once. Every other area has a file of its own.
 */
export const textFilesOfHome: Readonly<Record<string, readonly TextArea[]>> = {
  home: homeTextAreas,
  homeBlocks: ['liveModels', 'lottery', 'winners'],
  homeOverlays: ['agent', 'announcements', 'download', 'service'],
};
