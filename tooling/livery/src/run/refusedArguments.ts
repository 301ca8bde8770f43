import { didYouMean } from '@livery/merchant';
import { commandLine } from './commandLine.ts';

/**
 * The message for arguments that `parseArgs` rejected, with the usage of the command.
 * @param error the error of `parseArgs`
 * @param name name of the command, as it is called: `merchant check`
 * @param help the command's help, which names its flags
 * @returns undefined for any other failure
 */
export function refusedArguments(error: unknown, name: string, help: string): string | undefined {
  const { code, message } = error as { code?: unknown; message: string };
  if (typeof code !== 'string' || !code.startsWith('ERR_PARSE_ARGS')) return undefined;
  // This is only for an unknown flag. Other messages already name the flag and the mistake.
  const flag = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? /'(-[^']*)'/.exec(message)?.[1] : undefined;
  if (flag === undefined) return `"${name}": ${message}\n\n${help}`;
  const guess = didYouMean(flag, help.match(/--[a-z-]+/g) ?? []);
  return `"${name}" has no ${flag}.${guess === undefined ? '' : ` Did you mean ${guess}?`}\n\n${help}`;
}

/** True if a command without arguments was given any; prints a message then. */
export function refuseArguments(name: string, args: readonly string[]): boolean {
  if (args.length > 0) console.error(`${commandLine(name)} takes no arguments, but got "${args.join(' ')}".`);
  return args.length > 0;
}
