/*
 * Writes a note into the changelog of a package when `changeset version` runs. The entry is the note's sentence. New features
 * are below 'Minor Changes', fixes below 'Patch Changes'. It has no commit hash, because merchants read it. It does not list
 * the other packages that changed, because all packages have the same version.
 */
export const getReleaseLine = ({ summary }) => `- ${summary.trim().replaceAll('\n', '\n  ')}`;

export const getDependencyReleaseLine = () => '';
