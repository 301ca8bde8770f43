export {
  answerDividendContract,
  answerHourContract,
  answerSalaryContract,
  getDividendContract,
  getHourContract,
  getSalaryContract,
} from './contractCalls.ts';
export { getAgentInfo } from './getAgentInfo.ts';
export { getAgentKpi } from './getAgentKpi.ts';
export { getDividend, getRebates, getSalary } from './statements.ts';
export { getDownline } from './getDownline.ts';
