const rightToLeft = new Set(['UR', 'AR', 'FA']);

/** Text direction of a language by its gateway code. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');
