/** Whether a call failed for want of a network. */
export const isOffline = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === 'NETWORK';
