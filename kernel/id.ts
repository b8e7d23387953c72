// Branded id types: the compiler refuses one kind of id in place of another. A plain string or number is assignable to
// any of them, so code that passes an id on must declare its kind.

export type Id<Value, Kind extends string> = Value & { readonly __id?: Kind };
