export function choicesIn<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Partial<Record<string, string | null>> {
  return Object.fromEntries(names.map((name) => [name, values[name] === '' ? null : values[name]]));
}
