import { availableParallelism } from 'node:os';
import type { Mutation } from '@kuluary/kernel/contract-tests';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that need a browser, killed processes, a database of their own, or thousands of games. */
const SLOW = ['**/*.slow.test.ts', 'e2e/*.test.ts'];
/** Components rendered in a document without a browser. */
const COMPONENTS = '**/*.test.tsx';
const LONGEST =
  /\/e2e\/(screens|coup|voices|keyboard|rickshank)|\/(stalled-clients|kills|torture|cli|non-interference|secrecy)\.slow\./;

/** The longest tests start first, so that they do not run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (LONGEST.test(moduleId) ? 0 : moduleId.includes('/e2e/') ? 1 : 2);
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

const TIMEOUT = 600_000; // ms: no test depends on it

export default defineConfig({
  plugins: [mutation()],
  test: {
    reporters: ['default', './checks/rerun-reporter.ts'],
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    sequence: { sequencer: LongestFirst }, // ignored in a project
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', ...SLOW],
          pool: 'threads',
          maxWorkers: availableParallelism(),
          isolate: false, // modules are loaded once for all files: imports are most of a test file's time
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: [COMPONENTS],
          environment: 'happy-dom',
          setupFiles: ['./web/component-tests/browser.fixture.ts'],
          pool: 'threads',
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: SLOW,
          maxWorkers: 3, // also on two cores, because browsers and servers often wait
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

/** Under `npm run mutations` one rule is broken in memory; the files stay as they are. */
function mutation(): Plugin {
  const text = process.env.KULUARY_MUTATION;
  const broken = text ? (JSON.parse(text) as Mutation) : undefined;
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      return broken && id.endsWith(broken.file) ? code.replace(broken.find, () => broken.replace) : undefined;
    },
  };
}
