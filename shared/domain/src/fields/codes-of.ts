export function codesOf<Code extends string>(labels: Readonly<Record<Code, unknown>>): readonly Code[] {
  return Object.keys(labels) as Code[];
}
