/** Types 0, 1 and 2 are members. Every other type is a trial. */
export const isTrialType = (type: number): boolean => ![0, 1, 2].includes(type);
