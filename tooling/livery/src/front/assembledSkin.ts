import { join } from 'node:path';
import { isAppPath, isHomePath, isLotteryFramePath } from '@livery/foundation/addresses';
import { botCheckPath } from '@livery/foundation/bot-check';
import { securityHeaders } from '../assemble/headers.ts';
import { lotteryFrameFile } from '../assemble/lotteryFrame.ts';
import { sharePageFile } from '../assemble/sharePages.ts';
import type { SendSkin } from './frontHandler.ts';
import { isDocument } from './isDocument.ts';
import { sendPage } from './pages/sendPage.ts';
import { wrongAddressPage } from './pages/strayPages.ts';
import { isFileAddress, serveFile } from './serveFile.ts';

/**
 * Serves merchants from their assembled folders. Missing files are answered with 404, for a browser with the app's
 * page.
 * @param onHome called with the merchant's code when its home is requested
 */
export function assembledSkin(skinsDir: string, onHome: (code: string) => void): SendSkin {
  return async (request, response, skin, path) => {
    const page = pageAt(path);
    if (page === '/index.html') onHome(skin.code);
    const isThere = page !== undefined || isFileAddress(path);
    const policy = path === botCheckPath ? (skin.botCheckPolicy ?? skin.policy) : skin.policy;
    const serve = (file: string, status: 200 | 404) =>
      serveFile(request, response, {
        folder: join(skinsDir, skin.code),
        path: file,
        headers: securityHeaders(policy),
        status,
      });
    const sharePage = sharePageFile(path);
    if (sharePage !== undefined && (await serve(sharePage, 200))) return;
    if (isThere && (await serve(page ?? path, 200))) return;
    // Probably a mistyped address: the app redirects to home.
    if (isDocument(request) && (await serve('/shell.html', 404))) return;
    sendPage(response, 404, wrongAddressPage());
  };
}

/** The file of the page at a path. Undefined if no page has this path. */
function pageAt(path: string): string | undefined {
  if (isHomePath(path)) return '/index.html';
  if (isLotteryFramePath(path)) return `/${lotteryFrameFile}`;
  return isAppPath(path) ? '/shell.html' : undefined;
}
