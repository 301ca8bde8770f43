import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { type Mode, modes } from '@livery/merchant/theme';
import { Failure, readableFailure } from '../failure.ts';
import { gatewayAddress, gatewayAddresses } from '../gatewayAddresses.ts';
import { refusedArguments } from '../run/refusedArguments.ts';
import { buildMerchants } from './build.ts';
import { checkMerchants } from './check.ts';
import { printCors } from './cors.ts';
import { type ImportedFile, importTokens } from './importTokens/importTokens.ts';
import { askAnswers } from './newMerchant/askAnswers.ts';
import { checkNewCode, newMerchant } from './newMerchant/newMerchant.ts';
import { type Answers, questions } from './newMerchant/questions.ts';
import { previewMerchant } from './preview.ts';
import { refreshMerchants } from './refresh.ts';

const usage = `livery merchant <command>

  new <code>        a new merchant from merchants/_template, and a check of it;
                    asks at a terminal where no flag is given
${questionFlags()}
  check [code…]     every mistake in its files, or in all merchants'
    --json          for programs
    --github        as annotations of a change on GitHub
  build [code…]     compile and assemble those named, or all, into dist/skins
    --gateway       its address: draw homes with what it says
  refresh [code…]   draw the homes of assembled merchants with what the gateway
                    says now, of those named or of all: for a timer
    --gateway       its address, where pages reach it under their own host
  cors [code…]      the response headers by which a gateway at another origin
                    allows requests of the merchant's pages
  preview <code>    build it and serve it, also in pseudo languages
    --port          another than 4000
    --gateway       address of one that runs; default: the sandbox
  import-tokens <code> <file>…
                    a design tool's tokens (DTCG JSON) into its theme.json
    --mode          dark or light: what the files behind it are for
    --nearest       in place of colours that can't be read, take the nearest
                    that can
    --dry-run       say what would change and write nothing`;

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
    if (values.json && values.github) throw new Failure('Either --json or --github: each is a form of its own.');
    return checkMerchants(positionals, values.json ? 'json' : values.github ? 'github' : 'text');
  },
  build: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { gateway: { type: 'string' } },
    });
    return buildMerchants(positionals, gatewayAddress(values.gateway));
  },
  refresh: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { gateway: { type: 'string' } },
    });
    return refreshMerchants(positionals, gatewayAddress(values.gateway));
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
    const { port, gateway } = values;
    return previewMerchant(onlyCodeIn(positionals), { port, gateways: gatewayAddresses(gateway) });
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

/** Runs `livery merchant …`. */
export async function run([name, ...args]: string[]): Promise<number> {
  if (name === 'help') {
    console.log(help(args));
    return 0;
  }
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const guess = name === undefined ? undefined : didYouMean(name, Object.keys(commands));
    const unknown = name === undefined ? '' : `There is no "merchant ${name}".`;
    console.log([unknown, guess && ` Did you mean "${guess}"?`, unknown && '\n\n', usage].join(''));
    return 1;
  }
  try {
    return await command(args);
  } catch (error) {
    const refused = refusedArguments(error, `merchant ${name}`, help([name!]));
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
  if (mode === undefined) throw new Failure(`--mode takes dark or light, not "${name}".`);
  return mode;
}

/** Rejects further words: if a name with a space is not in quotes, the rest of it would be lost. */
function onlyCodeIn([code, ...rest]: string[]): string {
  if (rest.length > 0)
    throw new Failure(
      `One merchant at a time, and "${rest.join(' ')}" is too much. What has a blank in it takes quotes: --name 'Nova Star'.`,
    );
  return codeIn(code === undefined ? [] : [code]);
}

function codeIn([code]: string[]): string {
  if (code === undefined) throw new Failure(`Which merchant? Give its code.\n\n${usage}`);
  return code;
}
