#!/usr/bin/env node
import { run } from '../src/command.ts';

process.exitCode = await run(process.argv.slice(2));
