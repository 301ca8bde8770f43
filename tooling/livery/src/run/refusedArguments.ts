import { didYouMean } from '@livery/merchant';

/**
 * What is said of words that `parseArgs` did not take, with what the command takes instead.
 *
 * @param error what was thrown
 * @param name of the command, as it is called: `merchant check`
 * @param help the command's, which names its flags
 * @returns undefined for any other failure
 */
export function refusedArguments(error: unknown, name: string, help: string): string | undefined {
  const { code, message } = error as { code?: unknown; message: string };
  if (typeof code !== 'string' || !code.startsWith('ERR_PARSE_ARGS')) return undefined;
  // Only of a flag that there is not: any other message names the flag and what is wrong with it.
  const flag = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? /'(-[^']*)'/.exec(message)?.[1] : undefined;
  if (flag === undefined) return `"${name}": ${message}\n\n${help}`;
  const guess = didYouMean(flag, help.match(/--[a-z-]+/g) ?? []);
  return `"${name}" has no ${flag}.${guess === undefined ? '' : ` Did you mean ${guess}?`}\n\n${help}`;
}

/** Whether a command that takes nothing was given something; says so. */
export function isGivenTooMuch(name: string, args: readonly string[]): boolean {
  if (args.length > 0) console.error(`livery ${name} takes nothing after it, and was given "${args.join(' ')}".`);
  return args.length > 0;
}
