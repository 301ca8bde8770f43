/** How long a text is once it is stored, which the gateway counts: in code points, trimmed, a new line as one. */
export const feedbackLength = (text: string): number => [...text.replaceAll('\r\n', '\n').trim()].length;
