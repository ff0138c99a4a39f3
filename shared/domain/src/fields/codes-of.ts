/** Returns the codes of a table of labels, in its order. */
export function codesOf<Code extends string>(labels: Readonly<Record<Code, unknown>>): readonly Code[] {
  // `Object.keys` forgets which keys a table has.
  return Object.keys(labels) as Code[];
}
