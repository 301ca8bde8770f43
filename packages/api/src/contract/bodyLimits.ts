/** Largest body of a request, in bytes: of a call with files, three pictures of 5 MB and some text; of every other call. */
export const bodyLimits = { upload: 16 * 1024 * 1024, plain: 256 * 1024 } as const;
