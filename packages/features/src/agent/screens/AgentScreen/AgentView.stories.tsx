import { sampleValues } from '@livery/api/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { AgentFailure } from '../../components/AgentFailure/AgentFailure.tsx';
import { AgentSkeleton } from './AgentSkeleton.tsx';
import { AgentView } from './AgentView.tsx';

const kpi = sampleValues.getAgentKpi;
const day = kpi.days![0]!;
const turnovers = ['40000.00', '0.00', '12500.50', '98000.00', '61000.00', '7200.00', '33000.00'];

const meta = {
  title: 'Screens/Agent area',
  component: AgentView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    info: {
      ...sampleValues.getAgentInfo,
      levels: [
        { level: 1, members: 8 },
        { level: 2, members: 40 },
        { level: 3, members: 10_120 },
      ],
      rebateRates: [
        { level: 1, rate: '0.40' },
        { level: 2, rate: '0.20' },
        { level: 3, rate: '0.10' },
      ],
    },
    range: { from: '2026-03-01', to: '2026-03-07' },
    days: 7,
    onDays: fn(),
    kpi: {
      ...kpi,
      members: 10_168,
      turnover: '251700.50',
      days: turnovers.map((turnover, index) => ({ ...day, day: `2026-03-0${index + 1}`, turnover })),
    },
    failure: undefined,
    onRetry: fn(),
    isStale: false,
  },
} satisfies Meta<typeof AgentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await userEvent.click(canvas.getAllByRole('radio')[1]!);
    await expect(args.onDays).toHaveBeenCalledWith(30);
  },
};
export const LargeSums: Story = {
  args: { kpi: { ...kpi, turnover: '1234567890.50', netWin: '-12345678.50', deposits: '123456789.50' } },
};
export const NoMembersYet: Story = {
  args: { info: { ...sampleValues.getAgentInfo, members: 0, levels: [] }, kpi: { ...kpi, turnover: '0.00', days: [] } },
};
export const LoadingFigures: Story = { args: { kpi: undefined } };
export const FiguresFailed: Story = { args: { kpi: undefined, failure: { code: 'INTERNAL', message: '' } } };
export const Offline: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).not.toBeEmptyDOMElement();
  },
};
export const NoAgent: Story = {
  render: () => <AgentFailure error={{ code: 'NOT_AGENT', message: '', status: 403 }} onRetry={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};
export const NeverLoaded: Story = {
  render: () => <AgentFailure error={{ code: 'NETWORK', message: '' }} onRetry={fn()} />,
};
export const FirstSecond: Story = { render: () => <AgentSkeleton /> };
