// Runs the command line in a process of its own or within the test.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { vi } from 'vitest';
import { build, buildParts } from './build.mjs';
import { main } from './main.ts';

const program = join(import.meta.dirname, 'kuluary.mjs');

export function runKuluary(words: string, input = '') {
  const args = words.split(' ').filter((word) => word !== '');
  const env = { ...process.env, LANG: 'C', LC_ALL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { input, encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** Runs a command within the test, if it reads no input. */
export async function runKuluaryInProcess(words: string) {
  const [out, err] = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue());
  const listeners = process.stdout.listeners('error');
  try {
    const status = await main(
      words.split(' ').filter((word) => word !== ''),
      { build, buildParts },
    );
    const [stdout, stderr] = [out!, err!].map(({ mock }) => mock.calls.map((line) => `${line.join(' ')}\n`).join(''));
    return { status, stdout: stdout!, stderr: stderr! };
  } finally {
    for (const each of process.stdout.listeners('error'))
      if (!listeners.includes(each)) process.stdout.off('error', each as () => void);
    for (const spy of [out!, err!]) spy.mockRestore();
  }
}
