/** Something with named values, not parsed yet. */
export type Values = Record<string, unknown>;

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets `shares.pr`, making what is on the way. */
export function setAt(values: Values, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    values[first] = value;
    return;
  }
  const standing = values[first];
  const inner: Values = isValues(standing) ? standing : {};
  values[first] = inner;
  setAt(inner, rest.join('.'), value);
}

/** What stands at `shares.pr`; undefined where nothing does. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, part) => (isValues(inner) ? inner[part] : undefined), values);
}
