import type { GatewayError } from '@livery/api/client';

const codes: readonly string[] = ['PLAY_BREAK', 'DEPOSIT_LIMIT', 'LOSS_LIMIT', 'SESSION_LIMIT'];

/** Whether the gateway said no because of a limit or a break that the member has set. */
export const isOwnLimit = ({ code }: Pick<GatewayError, 'code'>): boolean => codes.includes(code);
