/**
 * Whether a page at this address was started by a web clip on an iPhone's home screen. The address carries its scheme
 * and host.
 */
export const isWebClipStart = (address: string): boolean => new URL(address).searchParams.get('webClip') === '1';
