import { didYouMean } from '@livery/merchant';

/** A command's door: takes the words after its name, answers with the exit code. */
interface Command {
  run: (args: string[]) => Promise<number>;
}

/** Every command, what it is for, and where it lives. A command's code is loaded only when it is called. */
const commands: Record<string, { purpose: string; load: () => Promise<Command> }> = {
  start: {
    purpose: 'compile, dress every merchant, start the gateway and serve it all',
    load: () => import('./start/command.ts'),
  },
  dev: { purpose: 'the same from source, with edits shown at once', load: () => import('./dev/command.ts') },
  merchant: {
    purpose: 'new, check, build, preview a merchant, or import its tokens',
    load: () => import('./merchant/command.ts'),
  },
  test: { purpose: 'everything that must hold, unattended', load: () => import('./test/command.ts') },
  verify: { purpose: 'the quick checks before a commit', load: () => import('./verify/command.ts') },
  'lint-css': { purpose: 'look through the style sheets', load: () => import('./lint/command.ts') },
  'lint-texts': { purpose: 'texts that nothing says', load: () => import('./texts/command.ts') },
  'lint-words': {
    purpose: 'words that docs/glossary.md rules out; lint-words <folder> looks there alone',
    load: () => import('./lint/words/command.ts'),
  },
  behaviours: { purpose: 'which behaviours the last test run proved', load: () => import('./behaviours/command.ts') },
};

/** Runs `livery <command> …` and answers with the exit code. */
export async function runCommand([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(`livery <command>\n\n${listing()}`);
    return name === undefined ? 1 : 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const guess = didYouMean(name, Object.keys(commands));
    console.error(
      `There is no command "${name}".${guess === undefined ? '' : ` Did you mean "${guess}"?`}\n\n${listing()}`,
    );
    return 1;
  }
  endWithParent();
  return (await command.load()).run(args);
}

/** Started by `tooling/run.mjs`: when that is killed the channel to it closes, and this ends like on Ctrl+C. */
function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

function listing(): string {
  return Object.entries(commands)
    .map(([name, { purpose }]) => `  ${name.padEnd(12)}${purpose}`)
    .join('\n');
}
