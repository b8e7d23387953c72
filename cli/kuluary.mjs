#!/usr/bin/env node
import { build, buildParts } from './build.mjs';

const { main } = await import(await build('cli/main.ts'));
process.exitCode = await main(process.argv.slice(2), { build, buildParts });
