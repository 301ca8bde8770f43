/** Alternative names of fields that a gateway may send, the preferred name first. */
export const otherNames: Readonly<Record<string, readonly string[]>> = {
  gameName: ['nodeName'],
  mobileLargeIcon: ['showIcon', 'iconUrl'],
  vassalage: ['vendorCode'],
  vendors: ['vendorNames'],
};

/**
 * Copies a reply with the contract's field names and without null fields, because many gateways send null for a missing
 * field. A field under the contract's name is unchanged, unless it is empty and an alternative name has a value.
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
