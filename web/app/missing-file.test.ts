import { expect, it } from 'vitest';
import { isMissingFile } from './missing-file.ts';

it.each([
  new TypeError('Failed to fetch dynamically imported module: https://play.example/assets/rules.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/rules.css'),
])('%s: the network is down', (error) => {
  expect(isMissingFile(error)).toBe(true);
});

it.each([
  new TypeError("Cannot read properties of undefined (reading 'seat')"),
  new Error('there is no game "chess"'),
  'load',
])('%s: something broke', (error) => {
  expect(isMissingFile(error)).toBe(false);
});
