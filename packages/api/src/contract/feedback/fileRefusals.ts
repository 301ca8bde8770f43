/** The reason for a refused file: too many files, too large, or a content that is neither png nor jpg. */
export const fileRefusals = ['FILE_COUNT', 'FILE_SIZE', 'FILE_TYPE'] as const;

export type FileRefusal = (typeof fileRefusals)[number];
