// A Vitest reporter: prints after the tests how many passed, and how to rerun what failed.

import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export default class RerunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    let passed = 0;
    const failed: string[] = [];
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      const before = failed.length;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        if (test.result().state === 'failed') failed.push(`${file} -t '${testNamePattern(test.name)}'`);
      }
      if (module.state() === 'failed' && failed.length === before) failed.push(file); // outside its tests
    }
    const command = process.env.KULUARY_FULL === '1' ? 'npm run test:full --' : 'npm test --';
    if (failed.length > 0)
      console.log(`To run what failed again:\n${failed.map((args) => `  ${command} ${args}`).join('\n')}\n`);
    console.log(`${passed} passed, ${failed.length + unhandled.length} failed`);
    if (passed + failed.length === 0) process.exitCode = 1; // no test has this name
  }
}

/** Vitest reads the name after -t as a regular expression. */
export function testNamePattern(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ]/gu, '.');
}
