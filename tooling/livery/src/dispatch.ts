import { join } from 'node:path';
import { didYouMean } from '@livery/merchant';
import { project } from './project.ts';
import { commandLine } from './run/commandLine.ts';
import { refusedArguments } from './run/refusedArguments.ts';
import { runProgram } from './run/runProgram.ts';

/** The exports of a command's file. */
interface Command {
  /** Takes the words after the command's name and returns the exit code. */
  run: (args: string[]) => Promise<number>;
  /**
   * Returns the text that `--help` prints, for the command or for the subcommand that the words name. Default: its name
   * and purpose.
   */
  help?: (args: readonly string[]) => string;
}

/**
 * A command of this package is loaded only when it is called. Any other command is a program, which gets the remaining
 * words.
 */
type Entry = { purpose: string } & (
  | { load: () => Promise<Command> }
  // `help` is printed if the program does not print its own help.
  | { program: readonly [string, ...string[]]; help?: string }
);

const script = (path: string): readonly [string, string] => [process.execPath, join(project.root, path)];

/** Every command and its purpose. `npm run <command> -- …` is the same as `livery <command> …`. */
const commands: Readonly<Record<string, Entry>> = {
  start: {
    purpose: 'compile, assemble every merchant, start the gateway and serve it all',
    load: () => import('./start/command.ts'),
  },
  dev: {
    purpose: 'serve every merchant from source; edits are shown immediately',
    load: () => import('./dev/command.ts'),
  },
  merchant: {
    purpose: 'new, check, build, preview a merchant, or import its tokens',
    load: () => import('./merchant/command.ts'),
  },
  new: { purpose: 'a new call, screen, component … from templates', program: script('tooling/generators/bin/new.mjs') },
  storybook: {
    purpose: 'open Storybook: components and screens',
    program: ['pnpm', '--filter', '@livery/ui', 'storybook'],
  },
  verify: {
    purpose: 'checks changed files: format, lint, types and the nearest tests',
    load: () => import('./verify/command.ts'),
  },
  test: { purpose: 'the gate: all checks that a change must pass', load: () => import('./test/command.ts') },
  whole: {
    purpose: 'the gate and all slower checks, in one table',
    load: () => import('./test/wholeCommand.ts'),
  },
  behaviours: { purpose: 'which behaviours the last test run proved', load: () => import('./behaviours/command.ts') },
  pictures: {
    purpose: 'compare or store the pictures of stories',
    program: script('tooling/pictures/bin/pictures.mjs'),
  },
  bench: { purpose: 'measure sizes and speed', program: script('tooling/bench/bin/bench.mjs') },
  contract: { purpose: 'check a gateway against the contract', program: script('tooling/contract/bin/contract.mjs') },
  faults: {
    purpose: 'test the gateway under faults, load and attacks',
    program: script('tooling/faults/bin/faults.mjs'),
  },
  mutants: {
    purpose: 'change code in many ways, and print the changes that no test notices',
    program: script('tooling/mutants/bin/mutants.mjs'),
  },
  engines: {
    purpose: 'every screen in the oldest supported browsers',
    program: script('tooling/engines/bin/engines.mjs'),
  },
  firebase: {
    purpose: "sign in by Firebase's own Auth emulator, which it downloads",
    program: [
      'pnpm',
      '--filter',
      '@livery/gateway',
      '--filter',
      '@livery/mobile',
      '--workspace-concurrency=1',
      'run',
      'test:firebase',
    ],
    help: commandLine('firebase'),
  },
  matrix: {
    purpose: 'every screen in every language, width and text size',
    program: ['pnpm', '--filter', '@livery/mobile', 'run', 'matrix'],
    help: `${commandLine('matrix')} [-g "<words of a title>"] [any other option of playwright test]`,
  },
  format: { purpose: 'format every file', program: ['oxfmt'] },
  lint: { purpose: 'format, rules, style sheets, texts and words', load: () => import('./lint/command.ts') },
  'lint-css': { purpose: 'the style sheets alone', load: () => import('./lint/css/command.ts') },
  'lint-texts': { purpose: 'texts that no code uses', load: () => import('./texts/command.ts') },
  'lint-words': {
    purpose: 'words that docs/glossary.md forbids; lint-words <folder> checks only that folder',
    load: () => import('./lint/words/command.ts'),
  },
  typecheck: { purpose: 'the types of every package', load: () => import('./types/command.ts') },
  knip: { purpose: 'unused files, exports and packages', program: ['knip'] },
};

/** Runs `livery <command> …` and returns the exit code. */
export async function runCommand([name, ...args]: string[]): Promise<number> {
  if (name === 'help' && args.length > 0) return runCommand([...args, '--help']);
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
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
  if (args.includes('--help') || args.includes('-h')) {
    const help = await helpOf(name, command, args);
    if (help !== undefined) {
      console.log(help);
      return 0;
    }
  }
  if ('load' in command) {
    try {
      return await (await command.load()).run(args);
    } catch (error) {
      const refused = refusedArguments(error, name, (await helpOf(name, command, args)) ?? '');
      if (refused === undefined) throw error;
      console.error(refused);
      return 1;
    }
  }
  const [program, ...first] = command.program;
  return runProgram(program, [...first, ...args], { isInteractive: true });
}

/** The text that `--help` prints for a command. Undefined for a program that prints its own help. */
async function helpOf(name: string, command: Entry, args: readonly string[]): Promise<string | undefined> {
  if ('program' in command) return command.help && `${command.help}\n\n${command.purpose}`;
  const { help = () => `${commandLine(name)}\n\n${command.purpose}` } = await command.load();
  return help(args);
}

function listing(): string {
  return Object.entries(commands)
    .map(([name, { purpose }]) => `  ${name.padEnd(12)}${purpose}`)
    .join('\n');
}
