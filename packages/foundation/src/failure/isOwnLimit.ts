import type { GatewayError } from '@livery/api/client';

const codes: readonly string[] = ['PLAY_BREAK', 'DEPOSIT_LIMIT', 'LOSS_LIMIT', 'SESSION_LIMIT'];

/** Whether the gateway refused the call because of a limit or break that the member set. */
export const isOwnLimit = ({ code }: Pick<GatewayError, 'code'>): boolean => codes.includes(code);
