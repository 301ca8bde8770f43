export { decimalMarkOf, decimalsOf, defaultMoneyStyle, formatMoney } from './formatMoney.ts';
export type { MoneyStyle } from './moneyStyle.ts';
export { numeralsFor } from './numeralsFor.ts';
