import type { HandlersOf } from '../http/callContext.ts';
import {
  answerDividendContract,
  answerHourContract,
  answerSalaryContract,
  getDividendContract,
  getHourContract,
  getSalaryContract,
} from './contractCalls.ts';
import { getAgentInfo } from './getAgentInfo.ts';
import { getAgentKpi } from './getAgentKpi.ts';
import { getDownline } from './getDownline.ts';
import { getDividend, getRebates, getSalary } from './statements.ts';

export const agentHandlers: HandlersOf<'agent'> = {
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
};
