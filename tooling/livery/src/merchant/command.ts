import { parseArgs } from 'node:util';
import { didYouMean } from '@livery/merchant';
import { Failure, toldFailure } from '../failure.ts';
import { buildMerchants } from './build.ts';
import { checkMerchants } from './check.ts';
import { newMerchant } from './new.ts';
import { previewMerchant } from './preview.ts';

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
  build [code]      compile and assemble it, or all, into dist/skins
  preview <code>    build it and serve it (--port, --gateway)`;

const commands: Record<string, (args: string[]) => Promise<number>> = {
  new: async (args) => {
    const { positionals, values } = parseArgs({
      args, allowPositionals: true,
      options: {
        name: { type: 'string' }, languages: { type: 'string' }, currency: { type: 'string' }, symbol: { type: 'string' },
        'time-zone': { type: 'string' }, accent: { type: 'string' }, 'minimum-age': { type: 'string' },
      },
    });
    return newMerchant(codeIn(positionals), values);
  },
  check: async (codes) => checkMerchants(codes),
  build: async (codes) => buildMerchants(codes),
  preview: async (args) => {
    const { positionals, values } = parseArgs({
      args, allowPositionals: true, options: { port: { type: 'string' }, gateway: { type: 'string' } },
    });
    return previewMerchant(codeIn(positionals), values);
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
    const told = toldFailure(error);
    if (!(told instanceof Failure) && (told as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') !== true) throw told;
    console.error((told as Error).message);
    return 1;
  }
}

function codeIn([code]: string[]): string {
  if (code === undefined) throw new Failure(`Which merchant? Give its code.\n\n${usage}`);
  return code;
}
