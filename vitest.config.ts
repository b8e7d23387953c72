import type { Mutation } from '@kuluary/kernel/battery';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONG = [/\/e2e\//, /\/(battery|cli|kills|store|streams|torture)\.test\.ts$/];

/** What takes minutes begins first, so that nobody waits for it in the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((kind) => kind.test(moduleId));
      return at < 0 ? LONG.length : at;
    };
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  plugins: [mutation()],
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 600_000, // whole batteries of games; nothing here measures time
    hookTimeout: 600_000,
    maxWorkers: 3, // also where there are only two cores: browsers and servers often wait
    sequence: { sequencer: LongFirst },
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
