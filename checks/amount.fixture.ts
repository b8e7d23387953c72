// How much a test tries: a slice under `npm test`, all of it under `npm run test:full`.

export const IS_FULL = process.env.KULUARY_FULL === '1';

export function amount<Value>({ slice, full }: { readonly slice: Value; readonly full: Value }): Value {
  return IS_FULL ? full : slice;
}
