import { homeTextAreas, type TextArea } from '@livery/i18n';

/**
 * Areas of texts that share a file, by the name of the file. They share it because they are needed together: the texts
 * of home's first view, of the blocks below its games, and of its overlays. A player loads each file once. Every other
 * area has its own file.
 */
export const textFilesOfHome: Readonly<Record<string, readonly TextArea[]>> = {
  home: homeTextAreas,
  homeBlocks: ['liveModels', 'lottery', 'winners'],
  homeOverlays: ['agent', 'announcements', 'download', 'service'],
};
