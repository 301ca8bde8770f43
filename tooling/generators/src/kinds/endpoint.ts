import type { Changes } from '../changes.ts';
import { Problem } from '../problem.ts';
import { fillTemplates } from '../templates.ts';
import { oneOf, readName } from '../words.ts';
import { listAreas, type ContractCall, contractDir, endpointOf, findCall } from './contract.ts';
import type { Kind } from './kind.ts';

/**
 * Generates a call of the contract with its summary and sample, its endpoint with transform and test, and a handler in
 * the gateway. A name with `get…` reads a list, or with `--one` an object. Any other name changes something; `remove…`
 * and `delete…` use DELETE. The contract pack checks the good reply without further code. For an existing call of the
 * contract, only the endpoint is generated.
 */
export const endpoint: Kind = ({ name, place, isOne = false }, changes) => {
  const areas = listAreas(changes);
  const { camel, sentence } = readName(name, 'call');
  const call = findCall(changes, camel);
  if (call !== undefined) {
    if (place !== undefined && oneOf(areas, place, 'area') !== call.area)
      throw new Problem(`The call "${camel}" is in the area "${call.area}": omit --in, or choose another name.`);
    addEndpoint(call, changes);
    return [];
  }
  if (place === undefined)
    throw new Problem(
      `An endpoint belongs to an area: pnpm new endpoint ${name} --in <area>. Areas: ${areas.join(', ')}.`,
    );
  const area = oneOf(areas, place, 'area');

  const isQuery = /^get[A-Z]/.test(camel);
  const thing = isQuery ? camel.slice(3) : camel[0]!.toUpperCase() + camel.slice(1);
  const words = sentence.replace(/^Get /, '');
  if (isOne && !isQuery)
    throw new Problem(`The call "${camel}" changes data: --one is only for calls that read, such as getProfile.`);
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
  const kind = isQuery ? (isOne ? 'queryOne' : 'query') : 'mutation';
  changes.createAll(`${contractDir}/${area}`, fillTemplates(`${kind}/contract`, values));
  changes.createAll(`packages/api/src/${area}`, fillTemplates(`${kind}/client`, values));
  changes.createAll(`apps/gateway/src/${area}`, fillTemplates(`${kind}/gateway`, values));
  return [
    {
      file: `${contractDir}/${area}/calls.ts`,
      purpose: 'the call in the list of its area',
      lines: `export * as ${camel} from './${camel}.ts';\n`,
    },
    {
      file: `apps/gateway/src/${area}/handlers.ts`,
      purpose: 'its handler',
      lines: `export { ${camel} } from './${camel}.ts';\n`,
    },
  ];
};

/**
 * Adds the endpoint of an existing call. Its input and value come from the contract.
 * @throws {Problem} if there is an endpoint already
 */
export function addEndpoint(call: ContractCall, changes: Changes): void {
  const { name, area, isQuery, isPaged, isIdempotent, takes } = call;
  const there = endpointOf(changes, call);
  if (there !== undefined) throw new Problem(`The call "${name}" has an endpoint already, in ${there}.`);
  const Name = name[0]!.toUpperCase() + name.slice(1);
  const values = {
    name,
    area,
    Name,
    Thing: isQuery ? Name.replace(/^Get/, '') : `${Name}Result`,
    takes: takes ?? '',
    Takes: takes === 'body' ? 'CallBody' : 'CallQuery',
  };
  const kind = isQuery ? 'query' : isIdempotent ? 'once' : 'mutation';
  const template = isPaged ? 'pages' : `${kind}${takes === undefined ? '' : 'With'}`;
  changes.createAll(`packages/api/src/${area}`, fillTemplates(`endpoint/${template}`, values));
}
