// Names and numbers of different things, which the compiler keeps apart. A plain string or number may become any of them,
// where it comes from outside and has been looked at; one of them is never taken for another.

export type Id<Value, Kind extends string> = Value & { readonly __id?: Kind };
