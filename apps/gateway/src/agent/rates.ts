/** The shares that agents are paid, in hundredths of a percent: rebates by level, salary, dividend. */
export const rebateRates = [40, 20, 10] as const;
export const salaryRate = 5;
export const dividendRate = 1_000;

/** Formats hundredths of a percent for the API: 40 is "0.40". */
export const toPercent = (rate: number): string => `${Math.floor(rate / 100)}.${String(rate % 100).padStart(2, '0')}`;
