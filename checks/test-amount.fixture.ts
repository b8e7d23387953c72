// How much a test checks: a slice in `npm test`, everything in `npm run test:full`.

export const IS_FULL_RUN = process.env.KULUARY_FULL === '1';

export function testAmount<Value>({ slice, full }: { readonly slice: Value; readonly full: Value }): Value {
  return IS_FULL_RUN ? full : slice;
}
