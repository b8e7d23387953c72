// The result of something that may fail: a value, or what is wrong. Functions without a value return what is wrong, or
// undefined. An exception is a bug.

export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function ok<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function failed<Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure };
}

/** The value; throws where there is none, for callers that cannot go on without it. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(`failed: ${JSON.stringify(result.failure)}`);
}
