/** The short number of a draw: "0042" for "20261121-0042", the whole for "20261121", which has no second part. */
export const shortIssue = (issue: string): string => issue.split('-').at(-1)!;
