import { Problem } from '../problem.ts';
import { fillTemplates } from '../templates.ts';
import { oneOf, readName } from '../words.ts';
import type { Kind } from './kind.ts';

const contract = 'packages/api/src/contract';

/**
 * A call of the contract with its summary and sample, its endpoint with transform and test, and a handler in the gateway.
 * `get…` reads; any other name changes something, `remove…` and `delete…` by DELETE. The contract pack checks the good
 * reply by itself.
 */
export const endpoint: Kind = ({ name, place }, changes) => {
  const areas = changes.foldersIn(contract).filter((area) => changes.has(`${contract}/${area}/calls.ts`));
  if (place === undefined)
    throw new Problem(
      `An endpoint belongs to an area: pnpm new endpoint ${name} --in <area>. There are ${areas.join(', ')}.`,
    );
  const area = oneOf(areas, place, 'area');
  const { camel, sentence } = readName(name, 'call');
  const taken = areas.find((other) => changes.read(`${contract}/${other}/calls.ts`).includes(`* as ${camel} from`));
  if (taken !== undefined)
    throw new Problem(`There is a call "${camel}" already, in the area "${taken}". Choose another name.`);

  const isQuery = /^get[A-Z]/.test(camel);
  const thing = isQuery ? camel.slice(3) : camel[0]!.toUpperCase() + camel.slice(1);
  const words = sentence.replace(/^Get /, '');
  const method = /^(remove|delete)[A-Z]/.test(camel) ? 'DELETE' : 'POST';
  const values = {
    name: camel,
    Thing: thing,
    file: thing[0]!.toLowerCase() + thing.slice(1),
    area,
    method,
    // A DELETE has no body.
    part: method === 'DELETE' ? 'query' : 'body',
    request: method === 'DELETE' ? '({ url })' : 'async (request)',
    sent: method === 'DELETE' ? 'Object.fromEntries(new URL(url).searchParams)' : 'await request.clone().json()',
    words,
    Words: words[0]!.toUpperCase() + words.slice(1),
    Sentence: sentence,
  };
  const kind = isQuery ? 'query' : 'mutation';
  changes.createAll(`${contract}/${area}`, fillTemplates(`${kind}/contract`, values));
  changes.createAll(`packages/api/src/${area}`, fillTemplates(`${kind}/client`, values));
  changes.createAll(`apps/gateway/src/${area}`, fillTemplates(`${kind}/gateway`, values));
  return [
    {
      file: `${contract}/${area}/calls.ts`,
      purpose: 'the call among those of its area',
      lines: `export * as ${camel} from './${camel}.ts';\n`,
    },
    {
      file: `apps/gateway/src/${area}/handlers.ts`,
      purpose: 'its handler',
      lines: `export { ${camel} } from './${camel}.ts';\n`,
    },
  ];
};
