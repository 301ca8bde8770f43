/** The parts of oxlint's rule interface (ESLint's own) that the rules here use. */
interface RuleContext {
  /** Absolute path of the current file. */
  filename: string;
  /** Folder that oxlint runs in: the root of the repository. */
  cwd: string;
  report: (problem: { node: Node; message: string }) => void;
}

/** A syntax node. Its other keys depend on `type`, as in the ESTree specification. */
export interface Node {
  type: string;
  [key: string]: unknown;
}

export interface Rule {
  create: (context: RuleContext) => Partial<Record<string, (node: Node) => void>>;
}

/** The text of a string literal or of a template without expressions. Undefined for other nodes. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node['type'] !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
