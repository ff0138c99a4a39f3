/** Something with named values, not parsed yet. */
export type Values = Record<string, unknown>;

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets `shares.pr`, making what is on the way. */
export function setAt(values: Values, path: string, value: unknown): void {
  const dot = path.indexOf('.');
  if (dot === -1) {
    values[path] = value;
    return;
  }
  const first = path.slice(0, dot);
  const standing = values[first];
  const inner: Values = isValues(standing) ? standing : {};
  values[first] = inner;
  setAt(inner, path.slice(dot + 1), value);
}

/** What stands at `shares.pr`; undefined where nothing does. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, part) => (isValues(inner) ? inner[part] : undefined), values);
}
