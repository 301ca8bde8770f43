/** Fields that a gateway may send under other names, each with those names, the preferred one first. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  gameName: ['nodeName'],
  mobileLargeIcon: ['showIcon', 'iconUrl'],
  vassalage: ['vendorCode'],
  vendors: ['vendorNames'],
};

/**
 * A copy of a reply in the contract's names, in which a field with null is left out: many gateways send null for a missing field.
 * A field that the reply has under the contract's name is not changed, unless it is empty and another name has a value.
 */
export function withKnownNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKnownNames);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  const copy: Record<string, unknown> = Object.fromEntries(
    fields.map(([name, field]) => [name, withKnownNames(field)]),
  );
  for (const [name, others] of Object.entries(otherNames)) {
    const sent = [name, ...others].map((each) => copy[each]).filter((each) => each !== undefined);
    if (sent.length > 0) copy[name] = sent.find((each) => !isEmpty(each)) ?? sent[0];
  }
  return copy;
}

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
