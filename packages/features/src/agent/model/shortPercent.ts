/** A share as the gateway writes it without zeros that say nothing: "0.40" is "0.4", "10.00" is "10". */
export const shortPercent = (percent: string): string => percent.replace(/\.?0+$/, '');
