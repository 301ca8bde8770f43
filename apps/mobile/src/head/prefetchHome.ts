import { prefetchRequests, firstBanner } from '@livery/api/prefetch';
import { registerPath } from '@livery/foundation/addresses';
import { isStandalone } from '@livery/device/platform';
import { bannerWidth, pictureCandidates } from '@livery/ui/picture';
import type { HeadData } from './headData.ts';

/** Sends home's first requests while the app's code loads. The app repeats every request that fails here. */
export function prefetchHome(
  { requests, areRequestsFixed, picturesFrom }: HeadData,
  { language, token }: { language: string; token: string | undefined },
): void {
  try {
    if (areRequestsFixed && (token || isStandalone())) return;
    prefetchRequests({
      requests: requests[language]!,
      token,
      isStandalone: isStandalone(),
      picturesFrom,
      // Members see no banner that links to registration.
      firstBanner: ({ banners: { content }, ...rest }) =>
        firstBanner({
          ...rest,
          banners: { content: token ? content.filter(({ link }) => link !== registerPath) : content },
        }),
      candidatesOf: (address) => pictureCandidates(address, bannerWidth),
    });
  } catch {
    // An old browser does not have a feature that is used here. The app reports that, or works without this prefetch.
  }
}
