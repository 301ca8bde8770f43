export type { Bar } from './components/BarChart/bar.ts';
export { BarChart } from './components/BarChart/BarChart.tsx';
export type { BarChartProps } from './components/BarChart/BarChart.tsx';
export { BarChartSkeleton } from './components/BarChart/BarChartSkeleton.tsx';
