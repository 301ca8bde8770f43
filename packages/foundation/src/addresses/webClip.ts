/** Whether a web clip on an iPhone's home screen opened this address. The address includes scheme and host. */
export const isWebClipStart = (address: string): boolean => new URL(address).searchParams.get('webClip') === '1';
