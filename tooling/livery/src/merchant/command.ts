import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { type Mode, modes } from '@livery/merchant/theme';
import { Failure, readableFailure } from '../failure.ts';
import { buildMerchants } from './build.ts';
import { checkMerchants } from './check.ts';
import { type ImportedFile, importTokens } from './importTokens/importTokens.ts';
import { newMerchant } from './new.ts';
import { previewMerchant } from './preview.ts';
import { refreshMerchants } from './refresh.ts';

const usage = `livery merchant <command>

  new <code>        a new merchant from merchants/_template, and a check of it
    --name          what players read; default: the code with a capital
    --languages     gateway codes, the default first, such as BN,EN; default EN
    --currency      ISO 4217 code; default BDT
    --symbol        its sign; default ৳
    --time-zone     IANA name; default Asia/Dhaka
    --accent        brand colour as #rrggbb
    --minimum-age   18 or more
  check [code]      every mistake in its files, or in all merchants'
    --json          for programs
    --github        as annotations of a change on GitHub
  build [code]      compile and assemble it, or all, into dist/skins
    --gateway       its address: draw homes with what it says
  refresh [code…]   draw the homes of assembled merchants with what the gateway
                    says now, of those named or of all: for a timer
    --gateway       its address, where pages reach it under their own host
  preview <code>    build it and serve it (--port, --gateway)
  import-tokens <code> <file>…
                    a design tool's tokens (DTCG JSON) into its theme.json
    --mode          dark or light: what the files behind it are for
    --dry-run       say what would change and write nothing`;

const commands: Record<string, (args: string[]) => Promise<number>> = {
  new: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        languages: { type: 'string' },
        currency: { type: 'string' },
        symbol: { type: 'string' },
        'time-zone': { type: 'string' },
        accent: { type: 'string' },
        'minimum-age': { type: 'string' },
      },
    });
    return newMerchant(codeIn(positionals), values);
  },
  check: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, github: { type: 'boolean' } },
    });
    return checkMerchants(positionals, values.json ? 'json' : values.github ? 'github' : 'text');
  },
  build: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { gateway: { type: 'string' } },
    });
    return buildMerchants(positionals, values.gateway);
  },
  refresh: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { gateway: { type: 'string' } },
    });
    return refreshMerchants(positionals, values.gateway);
  },
  preview: async (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { port: { type: 'string' }, gateway: { type: 'string' } },
    });
    return previewMerchant(codeIn(positionals), values);
  },
  'import-tokens': async (args) => {
    const { positionals, tokens, values } = parseArgs({
      args,
      allowPositionals: true,
      tokens: true,
      options: { mode: { type: 'string', multiple: true }, 'dry-run': { type: 'boolean' } },
    });
    const files: ImportedFile[] = [];
    let mode: ImportedFile['mode'];
    for (const token of tokens) {
      if (token.kind === 'option' && token.name === 'mode') mode = modeNamed(token.value ?? '');
      // The first word is the merchant's code.
      else if (token.kind === 'positional' && token.index !== tokens.find(({ kind }) => kind === 'positional')?.index)
        files.push({ path: token.value, mode });
    }
    return importTokens(codeIn(positionals), files, { isDryRun: values['dry-run'] === true });
  },
};

/** `livery merchant …` */
export async function run([name, ...args]: string[]): Promise<number> {
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const guess = name === undefined ? undefined : didYouMean(name, Object.keys(commands));
    console.log(guess === undefined ? usage : `There is no "merchant ${name}". Did you mean "${guess}"?\n\n${usage}`);
    return 1;
  }
  try {
    return await command(args);
  } catch (error) {
    const failure = readableFailure(error);
    if (!(failure instanceof Failure) && (failure as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') !== true)
      throw failure;
    console.error((failure as Error).message);
    return 1;
  }
}

function modeNamed(name: string): Mode {
  const mode = modes.find((each) => each === name);
  if (mode === undefined) throw new Failure(`--mode takes dark or light, not "${name}".`);
  return mode;
}

function codeIn([code]: string[]): string {
  if (code === undefined) throw new Failure(`Which merchant? Give its code.\n\n${usage}`);
  return code;
}
