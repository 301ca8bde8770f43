/** Codes of calls that pay money in. Such a call fails if a break is active or the member's own limit is reached. */
export const payInFailures = ['PLAY_BREAK', 'DEPOSIT_LIMIT'] as const;

/** Codes of calls that play. Such a call fails if a break is active or the member's own limit is reached. */
export const playFailures = ['PLAY_BREAK', 'LOSS_LIMIT', 'SESSION_LIMIT'] as const;
