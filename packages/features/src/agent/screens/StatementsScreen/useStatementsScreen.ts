import {
  type Statement,
  type Statements,
  useGetDividendInfiniteQuery,
  useGetRebatesInfiniteQuery,
  useGetSalaryInfiniteQuery,
} from '@livery/api/agent/getStatements';
import { historyQuery, useHistoryPages } from '@livery/foundation/history';
import { useLanguage } from '@livery/i18n/react';
import { useSearchParams } from 'react-router-dom';
import { statementKinds } from '../../model/statementKinds.ts';
import type { StatementsViewProps } from './StatementsView.tsx';

const rowsOf = ({ content }: Statements) => content;
const idOf = ({ id }: Statement) => id;

/** State and handlers of the statements. The address contains the kind, as `?kind=salary`. */
export function useStatementsScreen(): StatementsViewProps {
  const language = useLanguage();
  const [search, setSearch] = useSearchParams();
  const kind = statementKinds.find((one) => one === search.get('kind')) ?? statementKinds[0];
  const optionsOf = (one: typeof kind) => ({ ...historyQuery, skip: one !== kind });
  const queries = {
    rebates: useGetRebatesInfiniteQuery({ language }, optionsOf('rebates')),
    salary: useGetSalaryInfiniteQuery({ language }, optionsOf('salary')),
    dividend: useGetDividendInfiniteQuery({ language }, optionsOf('dividend')),
  };
  const listId = `${kind} ${language}`;
  return {
    kind,
    onKind: (next) => setSearch({ kind: next }, { replace: true }),
    listId,
    statements: useHistoryPages(queries[kind], { listId, rowsOf, idOf }),
  };
}
