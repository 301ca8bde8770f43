/**
 * Largest request body, in bytes: `upload` for calls with files (three pictures of 5 MB and some text), `plain` for all
 * other calls.
 */
export const bodyLimits = { upload: 16 * 1024 * 1024, plain: 256 * 1024 } as const;
