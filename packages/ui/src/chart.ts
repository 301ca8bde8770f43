export { BarChart } from './components/BarChart/BarChart.tsx';
export type { Bar, BarChartProps } from './components/BarChart/BarChart.tsx';
