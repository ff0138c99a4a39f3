/*#__NO_SIDE_EFFECTS__*/
export function codesOf<Code extends string>(labels: Readonly<Record<Code, unknown>>): readonly Code[] {
  // `Object.keys` loses the key type.
  return Object.keys(labels) as Code[];
}
