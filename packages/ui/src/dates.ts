export { DateRange } from './components/DateRange/DateRange.tsx';
export type { DateRangePreset, DateRangeProps } from './components/DateRange/DateRange.tsx';
export { addDays, lastDays, rangeProblem } from './components/DateRange/days.ts';
export type { Day, DayRange } from './components/DateRange/days.ts';
