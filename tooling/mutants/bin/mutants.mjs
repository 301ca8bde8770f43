#!/usr/bin/env node
import { run } from '../src/command.ts';

// A normal exit also removes the copy of the project.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

process.exitCode = await run(process.argv.slice(2));
