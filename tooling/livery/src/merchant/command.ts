import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { type Mode, modes } from '@livery/merchant/theme';
import { Failure, readableFailure } from '../failure.ts';
import { gatewayAddress, gatewayAddresses } from '../gatewayAddresses.ts';
import { refusedArguments } from '../run/refusedArguments.ts';
import { checkMerchants } from './check.ts';
import { printCors } from './cors.ts';
import { type ImportedFile, importTokens } from './importTokens/importTokens.ts';
import { askAnswers } from './newMerchant/askAnswers.ts';
import { checkNewCode, newMerchant } from './newMerchant/newMerchant.ts';
import { type Answers, questions } from './newMerchant/questions.ts';

const usage = `pnpm merchant <command>

  new <code>        creates a merchant from merchants/_template and checks it;
                    in a terminal, asks for the values without a flag
${questionFlags()}
  check [code…]     prints every mistake in the files of the named merchants, or
                    of all merchants
    --json          as JSON, for programs
    --github        as annotations of a change on GitHub
  build [code…]     compiles and assembles the named merchants, or all, into
                    dist/skins
    --gateway       address of the gateway whose data is prerendered into homes
  refresh [code…]   prerenders the homes of the named merchants, or of all, again
                    with the gateway's current data; meant for a timer
    --gateway       address of the gateway, for merchants whose pages reach it
                    under their own host
  cors [code…]      prints the response headers that a gateway at another origin
                    needs, so that it allows requests of the merchant's pages
  preview <code>    builds and serves a merchant, also in pseudo languages
    --port          default: 4000
    --gateway       address of a running gateway; default: the sandbox
  import-tokens <code> <file>…
                    imports a design tool's tokens (DTCG JSON) into theme.json
    --mode          dark or light: the mode of the files that follow it
    --nearest       replace colours with too little contrast by the nearest
                    colours with enough contrast
    --dry-run       print the changes without writing them`;

// The code of a command that builds or serves loads when it runs: it takes seconds.
const commands: Record<string, (args: string[]) => Promise<number>> = {
  new: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }])),
    });
    const code = onlyCodeIn(positionals);
    checkNewCode(code);
    const given = values as Answers;
    const isAsked = process.stdin.isTTY && Object.keys(given).length === 0;
    return newMerchant(code, isAsked ? await askAtTerminal() : given);
  },
  check: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, github: { type: 'boolean' } },
    });
    if (values.json && values.github) throw new Failure('Give either --json or --github, not both.');
    return checkMerchants(positionals, values.json ? 'json' : values.github ? 'github' : 'text');
  },
  build: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { gateway: { type: 'string' } },
    });
    const gateway = gatewayAddress(values.gateway);
    const { buildMerchants } = await import('./build.ts');
    return buildMerchants(positionals, gateway);
  },
  refresh: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { gateway: { type: 'string' } },
    });
    const gateway = gatewayAddress(values.gateway);
    const { refreshMerchants } = await import('./refresh.ts');
    return refreshMerchants(positionals, gateway);
  },
  cors: async (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    return printCors(positionals);
  },
  preview: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { port: { type: 'string' }, gateway: { type: 'string' } },
    });
    const code = onlyCodeIn(positionals);
    const gateways = gatewayAddresses(values.gateway);
    const { previewMerchant } = await import('./preview.ts');
    return previewMerchant(code, { port: values.port, gateways });
  },
  'import-tokens': async (args) => {
    const { positionals, tokens, values } = parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: {
        mode: { type: 'string', multiple: true },
        nearest: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
    const files: ImportedFile[] = [];
    let mode: ImportedFile['mode'];
    for (const token of tokens) {
      if (token.kind === 'option' && token.name === 'mode') mode = modeNamed(token.value ?? '');
      // The first word is the merchant's code.
      else if (token.kind === 'positional' && token.index !== tokens.find(({ kind }) => kind === 'positional')?.index)
        files.push({ path: token.value, mode });
    }
    return importTokens(codeIn(positionals), files, {
      isDryRun: values['dry-run'] === true,
      isNearest: values.nearest === true,
    });
  },
};

/** The whole usage, or the part of the named command. */
export function help([name]: readonly string[]): string {
  const [, ...parts] = usage.split(/\n(?= {2}\S)/);
  return parts.find((part) => part.trim().split(/[\s[]/)[0] === name)?.trimEnd() ?? usage;
}

/** Runs `pnpm merchant …`. */
export async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help') {
    console.log(help(args));
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const guess = didYouMean(name, Object.keys(commands));
    console.log(`There is no "merchant ${name}".${guess === undefined ? '' : ` Did you mean "${guess}"?`}\n\n${usage}`);
    return 1;
  }
  try {
    return await command(args);
  } catch (error) {
    const refused = refusedArguments(error, `merchant ${name}`, help([name]));
    const failure = readableFailure(error);
    if (refused === undefined && !(failure instanceof Failure)) throw failure;
    console.error(refused ?? (failure as Failure).message);
    return 1;
  }
}

/** A line of help for each flag of `new`; long texts take several lines. */
function questionFlags(): string {
  return questions
    .map(({ name, takes }) => `    --${name.padEnd(14)}${takes.replaceAll('\n', `\n${' '.repeat(20)}`)}`)
    .join('\n');
}

async function askAtTerminal(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await askAnswers({ say: (line) => console.log(line), ask: (question) => lines.question(question) }, {});
  } finally {
    lines.close();
  }
}

function modeNamed(name: string): Mode {
  const mode = modes.find((each) => each === name);
  if (mode === undefined) throw new Failure(`--mode must be dark or light, not "${name}".`);
  return mode;
}

/** Rejects further words: if a name with a space is not in quotes, the rest of it would be lost. */
function onlyCodeIn([code, ...rest]: string[]): string {
  if (rest.length > 0)
    throw new Failure(
      `Give only one merchant: "${rest.join(' ')}" is not expected. Put values with spaces in quotes: --name 'Nova Star'.`,
    );
  return codeIn(code === undefined ? [] : [code]);
}

function codeIn([code]: string[]): string {
  if (code === undefined) throw new Failure(`The merchant's code is missing.\n\n${usage}`);
  return code;
}
