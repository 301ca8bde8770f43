import { addBefore, addDoor, addImport, addLine } from '../edits.ts';
import { Problem } from '../problem.ts';
import { oneOf, wordsOf } from '../words.ts';
import { endpointFiles, endpointOf, gatewayHandler } from './endpointFiles.ts';
import type { Kind } from './kind.ts';

const api = 'packages/api/src';
/** Folders of packages/api that are no areas. */
const inner = ['client', 'contract', 'crypto', 'session', 'storage', 'testing'];

/** A call of the contract with its endpoint, its way from wire to domain, tests, and a handler in the gateway. */
export const endpoint: Kind = ({ name, place }, changes) => {
  const areas = changes.foldersIn(api).filter((folder) => !inner.includes(folder));
  if (place === undefined) throw new Problem(`An endpoint belongs to an area: pnpm new endpoint ${name} --in <area>. There are ${areas.join(', ')}; another name makes a new one.`);
  if (inner.includes(place)) oneOf(areas, place, 'area');
  const area = wordsOf(place, 'area').camel;
  const call = endpointOf(wordsOf(name, 'endpoint'), area);
  if (changes.has(`${api}/${area}/${call.file}.api.ts`)) throw new Problem(`${api}/${area}/${call.file}.api.ts is there already. Add the endpoint to it, or choose another name.`);

  const contract = `${api}/contract/${area}.ts`;
  changes.editOrCreate(
    contract,
    (content) => addLine(withSchemas(content, call.usesShortText), call.definition),
    withSchemas('', call.usesShortText).trimStart() + call.definition + '\n',
  );
  changes.edit(`${api}/contract/calls.ts`, (content) =>
    addBefore(addImport(content, `import { ${call.name} } from './${area}.ts';`), '} as const', `  ${call.name},\n`, `${api}/contract/calls.ts`));
  changes.edit(`${api}/testing/samples.ts`, (content) => addBefore(content, /\};\s*$/, `  ${call.name}: ${call.sample},\n`, `${api}/testing/samples.ts`));
  for (const [path, content] of Object.entries(endpointFiles(call, area))) changes.create(`${api}/${area}/${path}`, content);
  const isNewArea = !changes.has(`${api}/${area}/index.ts`);
  changes.editOrCreate(`${api}/${area}/index.ts`, (content) => call.doors.reduce(addLine, content), `${call.doors.join('\n')}\n`);
  if (isNewArea) changes.edit('packages/api/package.json', (content) => addDoor(content, area));

  changes.create(`apps/gateway/src/${area}/${call.name}.ts`, gatewayHandler(call));
  const handlers = 'apps/gateway/src/http/handlers.ts';
  changes.edit(handlers, (content) => addBefore(addImport(content, `import { ${call.name} } from '../${area}/${call.name}.ts';`), /\};\s*$/, `  ${call.name},\n`, handlers));
  return [
    `Give the call its real path, policy and shape in ${contract}; the compiler then leads through the rest.`,
    `Fill apps/gateway/src/${area}/${call.name}.ts: it knows nothing yet.`,
  ];
};

function withSchemas(content: string, usesShortText: boolean): string {
  const imports = ["import * as v from 'valibot';", "import { defineCall } from './call.ts';"];
  const complete = imports.reduce((text, line) => (text.includes(line) ? text : addImport(text, line)), content);
  if (!usesShortText || /\bshortText\b.*from '\.\/shared\.ts'/.test(complete)) return complete;
  return addImport(complete, "import { shortText } from './shared.ts';");
}
