import { join } from 'node:path';
import { isAppPath, isHomePath } from '@livery/foundation/addresses';
import { botCheckPath } from '@livery/foundation/bot-check';
import { securityHeaders } from '../assemble/headers.ts';
import type { SendSkin } from './frontHandler.ts';
import { sendPage } from './pages/sendPage.ts';
import { wrongAddressPage } from './pages/strayPages.ts';
import { isFileAddress, serveFile } from './serveFile.ts';

/**
 * Serves merchants from their assembled folders.
 * @param onHome hears which merchant's home is asked for
 */
export function assembledSkin(skinsDir: string, onHome: (code: string) => void): SendSkin {
  return async (request, response, skin, path) => {
    const page = isHomePath(path) ? '/index.html' : isAppPath(path) ? '/shell.html' : undefined;
    if (page === '/index.html') onHome(skin.code);
    const isServed = page !== undefined || isFileAddress(path);
    const policy = path === botCheckPath ? (skin.botCheckPolicy ?? skin.policy) : skin.policy;
    const served = { folder: join(skinsDir, skin.code), path: page ?? path, headers: securityHeaders(policy) };
    if (!isServed || !(await serveFile(request, response, served))) sendPage(response, 404, wrongAddressPage());
  };
}
