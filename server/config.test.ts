import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InvalidSetting, readConfig, SETTINGS } from './config.ts';

describe('settings', () => {
  it('are all in the README, with their defaults and descriptions', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const [name, { defaultValue, description }] of Object.entries(SETTINGS)) {
      const value = defaultValue === '' ? 'none' : `\`${defaultValue}\``;
      expect(readme).toContain(`| \`${name}\` | ${value} | ${description} |`);
    }
  });

  it('fall back to their defaults, and explain why a value is refused', () => {
    expect(readConfig({}).PORT).toBe(8080);
    expect(readConfig({ PORT: '', HOST: '127.0.0.1' })).toMatchObject({ PORT: 8080, HOST: '127.0.0.1' });
    for (const PORT of ['http', '-1', '65536', '1.5']) expect(() => readConfig({ PORT })).toThrow(InvalidSetting);
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(/LOG_LEVEL/);
  });

  it('[T53] an admin token is long, and is never printed', () => {
    expect(readConfig({}).ADMIN_TOKEN).toBe('');
    for (const length of [16, 200]) {
      expect(readConfig({ ADMIN_TOKEN: 'x'.repeat(length) }).ADMIN_TOKEN).toHaveLength(length);
    }
    for (const ADMIN_TOKEN of ['x'.repeat(15), 'x'.repeat(201), 'with spaces in between', 'пароль-из-букв-других']) {
      expect(() => readConfig({ ADMIN_TOKEN })).toThrow(InvalidSetting);
      expect(() => readConfig({ ADMIN_TOKEN })).not.toThrow(ADMIN_TOKEN);
    }
  });
});
