export type Values = Record<string, unknown>;

export interface ValuePath {
  readonly way: readonly string[];
  readonly name: string;
}

export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function pathOf(path: string): ValuePath {
  const way = path.split('.');
  return { name: way.pop() ?? '', way };
}

export function setAt(values: Values, { way, name }: ValuePath, value: unknown): void {
  let inner = values;
  for (const part of way) {
    const existing = inner[part];
    const next: Values = isValues(existing) ? existing : {};
    inner[part] = next;
    inner = next;
  }
  inner[name] = value;
}

export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((inner: unknown, part) => (isValues(inner) ? inner[part] : undefined), values);
}
