// Names and numbers of different things, which the compiler keeps apart: none is taken for another. A plain string or number
// may become any of them, so whatever hands an id on says which kind it is.

export type Id<Value, Kind extends string> = Value & { readonly __id?: Kind };
