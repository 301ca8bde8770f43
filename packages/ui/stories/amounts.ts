import { formatMoney, type MoneyStyle, numeralsFor, toNumerals } from '@livery/i18n';

type Globals = Readonly<Record<string, unknown>>;

const merchants: Record<string, { currency?: MoneyStyle }> = import.meta.glob('../../../merchants/*/merchant.json', {
  eager: true,
  import: 'default',
});
const styleOf = (merchant: string) => merchants[`../../../merchants/${merchant}/merchant.json`]?.currency;

/** The money format of the merchant in the toolbar. If it has none, the format of the base. */
function moneyStyle(globals: Globals): MoneyStyle | undefined {
  return styleOf(String(globals['merchant'])) ?? styleOf('_base');
}

/**
 * An amount in the format of the merchant in the toolbar. `amount` is decimal text. Without a point, no decimals are
 * shown.
 */
export function amountIn(globals: Globals, amount: string): string {
  const part = amount.includes('.') ? 'all' : 'whole';
  return formatMoney({ amount, part, style: moneyStyle(globals), language: String(globals['language']) });
}

/** Converts the digits 0-9 of a text to the digits of the merchant and language in the toolbar. */
export const numeralsIn =
  (globals: Globals) =>
  (text: string): string =>
    toNumerals(text, numeralsFor(moneyStyle(globals) ?? { numerals: 'latn' }, String(globals['language'])));

/** Replaces each `{{1234.50}}` in a text by the amount in the format of the merchant in the toolbar. */
export function withAmounts(globals: Globals, text: string): string {
  return text.replaceAll(/\{\{([\d.]+)\}\}/g, (_, amount: string) => amountIn(globals, amount));
}

/** Props of a field for amounts, in the format of the toolbar's merchant. */
export function amountFieldProps(globals: Globals) {
  const style = moneyStyle(globals);
  const decimalMark = style?.pattern.endsWith(',00') ? (',' as const) : ('.' as const);
  return {
    symbol: style?.symbol,
    decimalMark,
    placeholder: `0${decimalMark}00`,
    grouped: (amount: string) =>
      formatMoney({ amount, style: style && { ...style, symbol: '', numerals: 'latn' }, language: 'EN' }),
  };
}
