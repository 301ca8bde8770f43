/*
 * How `changeset version` writes a note into a package's changelog: its sentence alone, below 'Minor Changes' for what is
 * new and 'Patch Changes' for what is mended. No hash of the commit: notes are written for merchants. No list of the
 * packages of ours that changed as well: all have the same version.
 */
export const getReleaseLine = ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`;

export const getDependencyReleaseLine = () => '';
