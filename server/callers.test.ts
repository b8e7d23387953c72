import { expect, it } from 'vitest';
import { neighbourhood } from './callers.ts';

const ALIKE = [
  ['2001:db8:1:2::a', '2001:db8:1:2::b', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8:1:3::a'],
  ['2001:db8::1', '2001:db8:0:0:ffff::'],
  ['fe80::1', 'fe80::2%eth0'],
  ['1.2.3.4', '::ffff:1.2.3.4', '::FFFF:1.2.3.4'],
  ['1.2.3.5'],
];

it('[T35] all of an IPv6 network is one address, and an IPv4 address is one by whatever name', () => {
  const counted = ALIKE.map((addresses) => new Set(addresses.map(neighbourhood)));
  expect(counted.map(({ size }) => size)).toEqual(ALIKE.map(() => 1));
  expect(new Set(counted.flatMap((one) => [...one])).size).toBe(ALIKE.length);
});
