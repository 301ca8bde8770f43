import { join } from 'node:path';
import { isAppPath, isHomePath } from '@livery/foundation/addresses';
import { securityHeaders } from '../assemble/headers.ts';
import type { SendSkin } from './frontHandler.ts';
import { sendPage } from './pages/sendPage.ts';
import { wrongAddressPage } from './pages/strayPages.ts';
import { isFileAddress, serveFile } from './serveFile.ts';

/** True for an address of the app that is not home, and for one that names no file: the app itself knows what to show. */
export function isAppAddress(path: string): boolean {
  return isAppPath(path) || !/\.[a-z0-9]+$/i.test(path);
}

/** Serves merchants from their assembled folders. */
export function assembledSkin(skinsDir: string): SendSkin {
  return async (request, response, skin, path) => {
    const page = isHomePath(path) ? '/index.html' : isAppAddress(path) ? '/shell.html' : undefined;
    const isServed = page !== undefined || isFileAddress(path);
    const served = { folder: join(skinsDir, skin.code), path: page ?? path, headers: securityHeaders(skin.policy) };
    if (!isServed || !(await serveFile(request, response, served))) sendPage(response, 404, wrongAddressPage());
  };
}
