/** A draw's number as players say it: "20261121-0042" is the 42nd of its day, "20261121" goes by its day. */
export const shortIssue = (issue: string): string => issue.split('-').at(-1)!;
