#!/usr/bin/env node
import { runCommand } from '../src/dispatch.ts';
import { endWithParent } from '../src/run/endWithParent.ts';

endWithParent();
process.exitCode = await runCommand(process.argv.slice(2));
