/** Whether a decimal text has only zeros after the decimal point. */
export const isWholeAmount = (amount: string): boolean => !/\.\d*[1-9]/.test(amount);
