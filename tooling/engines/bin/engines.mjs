#!/usr/bin/env node
import { run } from '../src/command.ts';

// Leaving in order ends the browsers and the product too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

process.exitCode = await run(process.argv.slice(2));
