import type { Changes } from '../changes.ts';
import { addEntry, addImport, addImported } from '../edits.ts';
import type { Words } from '../words.ts';
import { contractCheck, type Endpoint, gatewayHandler } from './endpointFiles.ts';

const contract = 'packages/api/src/contract';
const samples = 'packages/api/src/testing';
const gateway = 'apps/gateway/src';
const pack = 'tooling/contract/src';

/** Where a call is entered beside its definition: its area's list, a sample, the gateway's handler, the contract pack's check. */
export function enterCall(changes: Changes, call: Endpoint, area: Words): void {
  const name = area.camel;
  const isNew = !changes.has(`${contract}/areas/${name}.ts`);
  enterArea(changes, call, area, isNew);
  enterSample(changes, call, name, isNew);
  enterHandler(changes, call, name);
  enterCheck(changes, call, name, isNew);
}

/** Areas of the contract, by their files. */
export const areasOf = (changes: Changes): string[] =>
  changes.filesIn(`${contract}/areas`).map((file) => file.replace(/\.ts$/, ''));

/** Folder of the gateway whose handlers answer an area; an area without one gets a folder of its name. */
export function gatewayFolder(changes: Changes, area: string): string {
  const handlers = (folder: string) => `${gateway}/${folder}/handlers.ts`;
  return (
    changes
      .foldersIn(gateway)
      .find(
        (folder) => changes.has(handlers(folder)) && changes.read(handlers(folder)).includes(`HandlersOf<'${area}'>`),
      ) ?? area
  );
}

function enterArea(changes: Changes, call: Endpoint, { camel: area, sentence }: Words, isNew: boolean): void {
  const path = `${contract}/areas/${area}.ts`;
  if (!isNew) {
    changes.edit(path, (content) => {
      const listed = addEntry(addImported(content, call.name, `../${area}.ts`), /\bcalls: \{/, call.name, path);
      return addEntry(listed, /\bsummaries: \{/, `${call.name}: '${call.summary}'`, path);
    });
    return;
  }
  changes.create(
    path,
    `import { defineArea } from '../area.ts';
import { ${call.name} } from '../${area}.ts';

export const ${area}Area = defineArea({
  title: '${sentence}',
  calls: { ${call.name} },
  summaries: {
    ${call.name}: '${call.summary}',
  },
});
`,
  );
  const areas = `${contract}/areas.ts`;
  changes.edit(areas, (content) =>
    addEntry(
      addImport(content, `import { ${area}Area } from './areas/${area}.ts';`),
      /export const areas = \{/,
      `${area}: ${area}Area`,
      areas,
    ),
  );
  const calls = `${contract}/calls.ts`;
  changes.edit(calls, (content) => addEntry(content, /export const calls = \{/, `...areas.${area}.calls`, calls));
}

function enterSample(changes: Changes, call: Endpoint, area: string, isNew: boolean): void {
  const path = `${samples}/samples/${area}.ts`;
  const entry = `${call.name}: ${call.sample}`;
  if (!isNew) {
    changes.edit(path, (content) => addEntry(content, new RegExp(`SamplesOf<typeof ${area}Area> = \\{`), entry, path));
    return;
  }
  changes.create(
    path,
    `import type { ${area}Area } from '../../contract/areas/${area}.ts';
import type { SamplesOf } from './samplesOf.ts';

export const ${area}Samples: SamplesOf<typeof ${area}Area> = {
  ${entry},
};
`,
  );
  const all = `${samples}/samples.ts`;
  changes.edit(all, (content) =>
    addEntry(
      addImport(content, `import { ${area}Samples } from './samples/${area}.ts';`),
      /export const sampleValues: [^=]* = \{/,
      `...${area}Samples`,
      all,
    ),
  );
}

function enterHandler(changes: Changes, call: Endpoint, area: string): void {
  const folder = gatewayFolder(changes, area);
  const path = `${gateway}/${folder}/handlers.ts`;
  changes.create(`${gateway}/${folder}/${call.name}.ts`, gatewayHandler(call));
  if (changes.has(path)) {
    changes.edit(path, (content) =>
      addEntry(
        addImport(content, `import { ${call.name} } from './${call.name}.ts';`),
        new RegExp(`HandlersOf<'${area}'> = \\{`),
        call.name,
        path,
      ),
    );
    return;
  }
  changes.create(
    path,
    `import type { HandlersOf } from '../http/callContext.ts';
import { ${call.name} } from './${call.name}.ts';

export const ${area}Handlers: HandlersOf<'${area}'> = { ${call.name} };
`,
  );
  const all = `${gateway}/http/handlers.ts`;
  changes.edit(all, (content) =>
    addEntry(
      addImport(content, `import { ${area}Handlers } from '../${folder}/handlers.ts';`),
      /export const handlers: CallHandlers = \{/,
      `...${area}Handlers`,
      all,
    ),
  );
}

function enterCheck(changes: Changes, call: Endpoint, area: string, isNew: boolean): void {
  const path = `${pack}/checks/${area}.ts`;
  if (!isNew) {
    changes.edit(path, (content) =>
      addEntry(content, new RegExp(`ChecksOf<'${area}'> = \\{`), contractCheck(call), path),
    );
    return;
  }
  changes.create(
    path,
    `import type { ChecksOf } from './check.ts';

export const ${area}Checks: ChecksOf<'${area}'> = {
  ${contractCheck(call)},
};
`,
  );
  const all = `${pack}/checks.ts`;
  changes.edit(all, (content) =>
    addEntry(
      addImport(content, `import { ${area}Checks } from './checks/${area}.ts';`),
      /export const checks: [^=]* = \{/,
      `...${area}Checks`,
      all,
    ),
  );
}
