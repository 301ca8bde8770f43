import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type CallName, calls } from '@livery/api/contract';
import { describeProblem, didYouMean, type Merchant } from '@livery/merchant';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { checkGateway } from './checkGateway.ts';
import type { Credentials } from './accounts/accounts.ts';
import { hasFailures, renderReport } from './report.ts';
import { checkMinimum, isUsable } from './minimum/checkMinimum.ts';
import { renderMinimum } from './minimum/renderMinimum.ts';
import { GatewayUnreachable } from './wire/assertReachable.ts';

const usage = `pnpm contract --gateway <url> --merchant <code>

  Checks any gateway against the contract: makes every call as this merchant's clients would.
  --level            full (default): everything in the contract. minimum: the calls that the product needs, read as the
                     product reads them, and the features that the product omits
  --gateway          address of the gateway, for example http://127.0.0.1:4100
  --merchant         code of a folder below merchants/, which has the paths, the crypto suite and the key
  --user, --password           a member, for calls that need a session (not needed for a sandbox)
  --agent, --agent-password    a member who is an agent
  --other            code of another merchant, to check that its sessions are refused
  --only             names of calls, separated by commas
  --report           a file to write the report to
  --merchants        another folder of merchants; default: merchants/`;

/** A mistake in the command's arguments. Only its message is printed. */
class Problem extends Error {}

/**
 * Runs `pnpm contract` and prints the report.
 * @returns the exit code: 0 if every check passed, 1 if one failed, the gateway cannot be reached or an argument is
 * wrong
 */
export async function run(args: string[]): Promise<number> {
  try {
    const { values } = read(args);
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.gateway === undefined || values.merchant === undefined) throw new Problem(usage);
    if (!URL.canParse(values.gateway) || !/^https?:/.test(values.gateway))
      throw new Problem(`"${values.gateway}" is not the address of a gateway. Give one such as http://127.0.0.1:4100.`);
    if (values.level !== undefined && values.level !== 'full' && values.level !== 'minimum')
      throw new Problem(`--level must be full or minimum, not "${values.level}".`);
    const dir = resolve(values.merchants ?? resolve(import.meta.dirname, '../../../merchants'));
    const merchant = merchantOf(dir, values.merchant);
    const user = credentials(values.user, values.password, '--user and --password');
    if (values.level === 'minimum') {
      const found = await checkMinimum({ url: values.gateway.replace(/\/+$/, ''), merchant }, user);
      await print(renderMinimum(found), values.report);
      return isUsable(found) ? 0 : 1;
    }
    const report = await checkGateway({
      gateway: values.gateway,
      merchant,
      otherMerchant: otherOf(dir, values.merchant, values.other),
      user,
      agent: credentials(values.agent, values['agent-password'], '--agent and --agent-password'),
      only: values.only?.split(',').map((name) => callNamed(name.trim())),
      onCall: (name) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${name} …`),
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    await print(renderReport(report), values.report);
    return hasFailures(report) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Problem || error instanceof GatewayUnreachable)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Prints a report, and writes it to a file if one is named. */
async function print(text: string, file: string | undefined): Promise<void> {
  console.log(text);
  if (file !== undefined) await writeFile(file, `${text}\n`);
}

function read(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: {
        level: text,
        gateway: text,
        merchant: text,
        user: text,
        password: text,
        agent: text,
        'agent-password': text,
        other: text,
        only: text,
        report: text,
        merchants: text,
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Problem(`${(error as Error).message.split('.')[0]}.\n\n${usage}`);
  }
}

function merchantOf(dir: string, code: string): Merchant {
  const codes = existsSync(dir) ? listMerchants(dir) : [];
  if (!codes.includes(code)) {
    const guess = didYouMean(code, codes);
    throw new Problem(
      `${dir} has no merchant "${code}".${guess === undefined ? '' : ` Did you mean "${guess}"?`} Its merchants: ${codes.join(', ') || 'none'}.`,
    );
  }
  const { merchant, problems } = readMerchant(dir, code);
  if (merchant === undefined)
    throw new Problem(
      `The merchant "${code}" has mistakes:\n${problems.map((problem) => `  ${describeProblem(problem)}`).join('\n')}`,
    );
  return merchant;
}

/** The named merchant, or else any other valid merchant. */
function otherOf(dir: string, code: string, other: string | undefined): Merchant | undefined {
  if (other !== undefined) return merchantOf(dir, other);
  return listMerchants(dir)
    .filter((one) => one !== code)
    .map((one) => readMerchant(dir, one).merchant)
    .find((one) => one !== undefined);
}

function credentials(
  username: string | undefined,
  password: string | undefined,
  flags: string,
): Credentials | undefined {
  if (username === undefined && password === undefined) return undefined;
  if (username === undefined || password === undefined) throw new Problem(`Give both ${flags}.`);
  return { username, password };
}

function callNamed(name: string): CallName {
  if (Object.hasOwn(calls, name)) return name as CallName;
  const guess = didYouMean(name, Object.keys(calls));
  throw new Problem(`The call "${name}" does not exist.${guess === undefined ? '' : ` Did you mean "${guess}"?`}`);
}
