import { useState } from 'react';
import { useReconnect } from '../useReconnect.ts';

/**
 * Whether a picture could not be loaded, and the function for `onError` that reports a failure. When the network is
 * back, the failure is reset, so that the picture is requested again.
 *
 * @param src address of the picture. If it changes, there is no failure.
 */
export function useFailedPicture(src: string | undefined): readonly [hasFailed: boolean, onError: () => void] {
  const [failed, setFailed] = useState<string>();
  const hasFailed = src !== undefined && failed === src;
  useReconnect(hasFailed, () => setFailed(undefined));
  return [hasFailed, () => setFailed(src)];
}
