import { defineArea } from '../area.ts';
import { getAgentInfo, getAgentKpi, getDividend, getDownline, getRebates, getSalary } from '../agent.ts';
import {
  answerDividendContract,
  answerHourContract,
  answerSalaryContract,
  getDividendContract,
  getHourContract,
  getSalaryContract,
} from '../agentContracts.ts';

export const agentArea = defineArea({
  title: 'Agents',
  calls: {
    getAgentInfo,
    getAgentKpi,
    getDownline,
    getRebates,
    getSalary,
    getDividend,
    getSalaryContract,
    answerSalaryContract,
    getDividendContract,
    answerDividendContract,
    getHourContract,
    answerHourContract,
  },
  summaries: {
    getAgentInfo: 'Tells an agent about the own place in the tree and the shares of each level.',
    getAgentKpi: "Sums what an agent's downline moved in a time, level by level.",
    getDownline:
      "Lists an agent's downline by page, filtered and sorted, with what each moved. Someone outside it is NOT_FOUND.",
    getRebates: 'Lists the monthly rebate statements: a share of the turnover of each level.',
    getSalary: 'Lists the monthly salary statements: a share of the turnover of each week.',
    getDividend: 'Lists the monthly dividend statements: a share of what the house kept of each level.',
    getSalaryContract: 'Tells how it stands with the contract on daily salary. Needs the switch AGENTPOLICY3.',
    answerSalaryContract: 'Accepts or rejects the contract on daily salary, once.',
    getDividendContract: 'Tells how it stands with the contract on dividends. Needs the switch AGENTPOLICY3.',
    answerDividendContract: 'Accepts or rejects the contract on dividends, once.',
    getHourContract: 'Tells how it stands with the contract on hourly salary. Needs the switch AGENTPOLICY3.',
    answerHourContract: 'Accepts or rejects the contract on hourly salary, once.',
  },
});
