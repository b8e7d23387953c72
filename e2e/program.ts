// The example of a program that plays (docs/bot-client.mjs), sent to a seat as a host would do it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const CLIENT = fileURLToPath(new URL('../docs/bot-client.mjs', import.meta.url));

/** Opens the sheet of the first free seat, as far as address and token. */
export async function inviteProgram(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Bot' }).first().click();
  await page.getByRole('button', { name: 'A program of your own' }).click();
  await page.getByRole('button', { name: 'Copy: Token' }).waitFor();
}

/** Starts it with what the sheet says. Returns how to stop it. */
export async function startProgram(page: Page): Promise<() => Promise<void>> {
  const [address, token] = await page.getByRole('dialog').locator('code').allTextContents();
  const program = spawn(process.execPath, [CLIENT, address!, token!], { stdio: 'ignore' });
  return () => stop(program);
}

async function stop(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  if (program.kill('SIGKILL')) await ended;
}
