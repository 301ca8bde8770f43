export type ContractKind = 'salary' | 'dividend' | 'hour';
