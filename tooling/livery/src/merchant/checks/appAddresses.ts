import type { MerchantParts, MerchantProblem } from '@livery/merchant';
import { hashedFolders } from '../../assemble/headers.ts';
import { plainPath } from './plainPath.ts';

/** First path segments under which the merchant's host serves the app and its files. */
const appFolders: readonly string[] = ['m', '.well-known', ...hashedFolders];

/**
 * Reports calls that `gateway.json` puts at an address of the app: the gateway would answer instead of a screen or a
 * file.
 */
export function appAddresses({ code, gateway }: MerchantParts): MerchantProblem[] {
  // With another base address, the paths are not on the app's host.
  if (gateway === undefined || gateway.baseUrl !== '') return [];
  return Object.entries(gateway.paths)
    .filter(([, path]) => isOfApp(path))
    .map(([name, path]) => ({
      file: `${code}/gateway.json`,
      key: `paths.${name}`,
      message: `"${path}" is an address of the app itself`,
      allowed: `a path that is not /, not a file such as /sw.js, and not below ${appFolders.map((folder) => `/${folder}/`).join(', ')}`,
    }));
}

/**
 * Whether the merchant's host serves the app at this path: home, a folder of the app, or a file in the root, for
 * example `/sw.js`.
 */
function isOfApp(path: string): boolean {
  const [first = '', ...others] = plainPath(path).split('/').slice(1);
  return first === '' || appFolders.includes(first) || (others.length === 0 && /[._]/.test(first));
}
