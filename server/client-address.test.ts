import { expect, it } from 'vitest';
import { networkOf } from './client-address.ts';

const SAME_NETWORK = [
  ['2001:db8:1:2::a', '2001:db8:1:2::b', '2001:db8:1:2:3:4:5:6'],
  ['2001:db8:1:3::a'],
  ['2001:db8::1', '2001:db8:0:0:ffff::'],
  ['fe80::1', 'fe80::2%eth0'],
  ['1.2.3.4', '::ffff:1.2.3.4', '::FFFF:1.2.3.4'],
  ['1.2.3.5'],
];

it('[T35] an IPv6 network counts as one address, and so does an IPv4 address in any notation', () => {
  const counted = SAME_NETWORK.map((addresses) => new Set(addresses.map(networkOf)));
  expect(counted.map(({ size }) => size)).toEqual(SAME_NETWORK.map(() => 1));
  expect(new Set(counted.flatMap((one) => [...one])).size).toBe(SAME_NETWORK.length);
});
