/** Whether a decimal text has no decimals that count. */
export const isWholeAmount = (amount: string): boolean => !/\.\d*[1-9]/.test(amount);
