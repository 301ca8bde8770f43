/** 0, 1, 2 are members; every other type is a trial. */
export const isTrialType = (type: number): boolean => ![0, 1, 2].includes(type);
