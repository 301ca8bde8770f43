/** Removes trailing zeros from a percentage of the gateway: "0.40" becomes "0.4", "10.00" becomes "10". */
export const shortPercent = (percent: string): string => percent.replace(/\.?0+$/, '');
