/**
 * Returns the length of a text as the gateway counts it: the number of code points after trimming, with each line break
 * as one.
 */
export const feedbackLength = (text: string): number => [...text.replaceAll('\r\n', '\n').trim()].length;
