import type { Mutation } from '@kuluary/kernel/battery';
import { defineConfig, type Plugin } from 'vitest/config';

export default defineConfig({
  plugins: [mutation()],
  test: {
    include: ['**/*.test.ts'],
    testTimeout: 600_000, // whole batteries of games; nothing here measures time
    hookTimeout: 600_000,
    maxWorkers: 2, // also where there are only two cores: browsers and servers often wait
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
