/** The reason for a refused file: there are too many files, it is too large, or its content is neither png nor jpg. */
export const fileRefusals = ['FILE_COUNT', 'FILE_SIZE', 'FILE_TYPE'] as const;

export type FileRefusal = (typeof fileRefusals)[number];
