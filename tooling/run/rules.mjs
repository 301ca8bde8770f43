/** The minimum Node versions: for pnpm to install, and for the tool to run `.ts` files directly. */
export const neededNode = { toInstall: '20', toRun: '22.18' };

/** True if the dotted version `actual` is lower than `needed`, which may be shorter: `22.18`. */
export function isTooOld(actual, needed) {
  const [a, b] = [actual, needed].map((version) => version.split('.').map((part) => Number.parseInt(part, 10)));
  for (let i = 0; i < b.length; i++) {
    if (a[i] !== b[i]) return a[i] < b[i];
  }
  return false;
}

/** `pnpm@<version>` from the text of package.json, without its hash. */
export function pinnedPnpm(packageJson) {
  const { packageManager } = JSON.parse(packageJson);
  if (!/^pnpm@\d+\.\d+\.\d+/.test(packageManager ?? ''))
    throw new Error('package.json → packageManager must name pnpm with its version, such as pnpm@12.21.0.');
  return packageManager.split('+')[0];
}

/**
 * The reason for a failed installation and its correction, as one sentence. Undefined if the output shows no known
 * reason.
 */
export function reasonOf(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|META_FETCH_FAIL|network/i.test(
      output,
    )
  ) {
    return 'The packages can\'t be fetched because the npm registry does not answer: check the network connection (and "npm config get registry"), and run this again.';
  }
  if (/ENOSPC/.test(output))
    return 'The disk is full: Livery needs about 2 GB for its packages. Free some space and run this again.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return "A folder is not writable (see above): change the permissions of the project and of npm's cache, and run this again.";
  }
  if (/OUTDATED_LOCKFILE|frozen-lockfile/.test(output)) {
    return 'pnpm-lock.yaml does not match the package.json files: run "npx pnpm install" once, and commit the lock file.';
  }
  return undefined;
}
