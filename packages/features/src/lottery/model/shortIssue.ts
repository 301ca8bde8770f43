/**
 * Returns the short number of a draw: "0042" for "20261121-0042". An issue without a second part, like "20261121", is
 * returned unchanged.
 */
export const shortIssue = (issue: string): string => issue.split('-').at(-1)!;
