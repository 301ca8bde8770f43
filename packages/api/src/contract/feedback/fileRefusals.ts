/** Why a file was refused: one too many, larger than allowed, or neither png nor jpg by what is in it. */
export const fileRefusals = ['FILE_COUNT', 'FILE_SIZE', 'FILE_TYPE'] as const;

export type FileRefusal = (typeof fileRefusals)[number];
