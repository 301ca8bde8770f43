/** The fields of an audit's details that are used. Lighthouse's own type is wider, and differs between audits. */
interface Named {
  selector?: string;
  snippet?: string;
  nodeLabel?: string;
  url?: string;
  href?: string;
  description?: string;
  text?: string;
}

/** Maximum number of listed items per audit: the others are similar. */
const atMost = 6;

/** The elements, addresses and messages in the details of a failed audit, in their order, without duplicates. */
export function pointsAt(details: unknown): string[] {
  const found = new Set<string>();
  collect(details, found);
  const all = [...found];
  return all.length <= atMost ? all : [...all.slice(0, atMost), `and ${all.length - atMost} more`];
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, found);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const named = written(value);
  if (named !== undefined) found.add(named);
  const { items, subItems, node, ...rest } = value as Record<string, unknown>;
  collect(items, found);
  collect(subItems, found);
  collect(node, found);
  // The keys below which items name elements differ between audits.
  for (const [key, part] of Object.entries(rest)) if (key !== 'headings') collect(part, found);
}

function written(value: Named): string | undefined {
  if (typeof value.selector === 'string') return [value.selector, value.snippet].filter(Boolean).join('  ');
  const words = [value.url, value.href, value.description, value.text].filter(
    (part) => typeof part === 'string' && part !== '',
  );
  return words.length === 0 ? undefined : words.join('  ');
}
