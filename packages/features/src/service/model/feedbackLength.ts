/** The length of a text as the gateway counts it: code points after trimming, a line break counts as one. */
export const feedbackLength = (text: string): number => [...text.replaceAll('\r\n', '\n').trim()].length;
