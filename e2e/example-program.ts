// Invites the example program (docs/bot-client.mjs) to a seat by the lobby's sheet, and runs it.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const EXAMPLE_CLIENT = fileURLToPath(new URL('../docs/bot-client.mjs', import.meta.url));

/** Opens the sheet of the first free seat at the address and token. */
export async function inviteProgram(page: Page): Promise<void> {
  await page.getByRole('button', { name: '+ Bot' }).first().click();
  await page.getByRole('button', { name: 'A program of your own' }).click();
  await page.getByRole('button', { name: 'Copy: Token' }).waitFor();
}

/** Starts the program with the sheet's address and token. Returns a function that stops it. */
export async function startProgram(page: Page): Promise<() => Promise<void>> {
  const [address, token] = await page.getByRole('dialog').locator('code').allTextContents();
  const program = spawn(process.execPath, [EXAMPLE_CLIENT, address!, token!], { stdio: 'ignore' });
  return () => stopProcess(program);
}

async function stopProcess(program: ChildProcess): Promise<void> {
  const ended = once(program, 'exit');
  if (program.kill('SIGKILL')) await ended;
}
