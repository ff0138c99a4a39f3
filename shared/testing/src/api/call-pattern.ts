/** A method and a path below the API's base. */
export interface Call {
  readonly method: string;
  readonly path: string;
}

/** The pattern that matches a call, and the values of its `:names`; patterns without names take precedence. */
export function matchCall(
  patterns: readonly string[],
  call: Call,
): { pattern: string; params: Record<string, string> } | null {
  const [first] = patterns
    .map((pattern) => ({ pattern, params: paramsOf(pattern, call) }))
    .filter((each): each is { pattern: string; params: Record<string, string> } => each.params !== null)
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return first ?? null;
}

function paramsOf(pattern: string, { method, path }: Call): Record<string, string> | null {
  const [wantedMethod = '', wantedPath = ''] = pattern.split(' ');
  const wanted = wantedPath.split('/');
  const given = path.split('/');
  if (wantedMethod !== method || wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
