import { addDoor, addImport, addImported, addLine } from '../edits.ts';
import { Problem } from '../problem.ts';
import { oneOf, wordsOf } from '../words.ts';
import { endpointFiles, endpointOf } from './endpointFiles.ts';
import { areasOf, enterCall, gatewayFolder } from './endpointPlaces.ts';
import type { Kind } from './kind.ts';

const api = 'packages/api/src';
/** Folders of packages/api that hold no endpoints. */
const inner = ['client', 'contract', 'crypto', 'session', 'storage', 'testing'];

/** A call of the contract with its summary and sample, its endpoint, its way from wire to domain, tests, a handler in the gateway and a check in the contract pack. */
export const endpoint: Kind = ({ name, place }, changes) => {
  const areas = areasOf(changes).filter((one) => !inner.includes(one));
  if (place === undefined)
    throw new Problem(
      `An endpoint belongs to an area: pnpm new endpoint ${name} --in <area>. There are ${areas.join(', ')}; another name makes a new one.`,
    );
  if (inner.includes(place)) oneOf(areas, place, 'area');
  const words = wordsOf(place, 'area');
  const area = words.camel;
  const call = endpointOf(wordsOf(name, 'endpoint'), area);
  if (changes.has(`${api}/${area}/${call.file}.api.ts`))
    throw new Problem(
      `${api}/${area}/${call.file}.api.ts is there already. Add the endpoint to it, or choose another name.`,
    );

  const contract = `${api}/contract/${area}.ts`;
  changes.editOrCreate(
    contract,
    (content) => addLine(withSchemas(content, call.usesShortText), call.definition),
    withSchemas('', call.usesShortText).trimStart() + call.definition + '\n',
  );
  const handler = `apps/gateway/src/${gatewayFolder(changes, area)}/${call.name}.ts`;
  enterCall(changes, call, words);
  for (const [path, content] of Object.entries(endpointFiles(call, area)))
    changes.create(`${api}/${area}/${path}`, content);
  const isNewDoor = !changes.has(`${api}/${area}/index.ts`);
  changes.editOrCreate(
    `${api}/${area}/index.ts`,
    (content) => call.doors.reduce(addLine, content),
    `${call.doors.join('\n')}\n`,
  );
  if (isNewDoor) changes.edit('packages/api/package.json', (content) => addDoor(content, area));
  return [
    `Give the call its real path, policy and shape in ${contract}, and a sentence in contract/areas/${area}.ts; the compiler then leads through the rest.`,
    `Fill ${handler}: it knows nothing yet.`,
    `Say in tooling/contract/src/checks/${area}.ts what any gateway has to keep.`,
  ];
};

function withSchemas(content: string, usesShortText: boolean): string {
  const imports = ["import * as v from 'valibot';", "import { defineCall } from './call.ts';"];
  const complete = imports.reduce((text, line) => (text.includes(line) ? text : addImport(text, line)), content);
  return usesShortText ? addImported(complete, 'shortText', './shared.ts') : complete;
}
