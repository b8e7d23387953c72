// After the tests: how many passed, and how to run again what failed.

import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export default class RerunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    let passed = 0;
    const failed: string[] = [];
    for (const module of modules) {
      const file = relative(process.cwd(), module.moduleId);
      if (module.state() === 'failed' && module.children.size === 0) failed.push(file);
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed++;
        if (test.result().state === 'failed') failed.push(`${file} -t '${test.name.replaceAll("'", '.')}'`);
      }
    }
    if (failed.length > 0)
      console.log(`To run what failed again:\n${failed.map((words) => `  npm test -- ${words}`).join('\n')}\n`);
    console.log(`${passed} passed, ${failed.length} failed`);
  }
}
