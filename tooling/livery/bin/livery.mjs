#!/usr/bin/env node
import { runCommand } from '../src/dispatch.ts';

process.exitCode = await runCommand(process.argv.slice(2));
