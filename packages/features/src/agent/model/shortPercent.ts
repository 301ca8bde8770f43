/** A percentage from the gateway without trailing zeros: "0.40" becomes "0.4", "10.00" becomes "10". */
export const shortPercent = (percent: string): string => percent.replace(/\.?0+$/, '');
