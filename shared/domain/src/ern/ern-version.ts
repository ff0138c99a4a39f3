export type ErnKind =
  | { readonly kind: 'read'; readonly version: string }
  | { readonly kind: 'other_version'; readonly version: string }
  | { readonly kind: 'other_message'; readonly name: string };

const OF_ERN = /(?:^|\/)ern(?:-main)?\/(\d+)(?:\/|$)/i;
/** ERN 3.7 and 3.8 have the same elements; older ones differ. */
const READ = /^(?:4|3[78])/;
const OF_DDEX = /ddex\.net/i;

/** Detects ERN 4 (`http://ddex.net/xml/ern/432` is 4.3.2) and 3.8 or another DDEX message by the root; null otherwise. */
export function ernKindOf(root: {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: Readonly<Record<string, string>>;
}): ErnKind | null {
  const { name, namespace, attributes } = root;
  const [, figures] = OF_ERN.exec(namespace) ?? OF_ERN.exec(attributes.MessageSchemaVersionId ?? '') ?? [];
  if (!figures) return OF_DDEX.test(namespace) || name === 'NewReleaseMessage' ? { kind: 'other_message', name } : null;
  const version = figures.length === 1 ? `${figures}.0` : [...figures].join('.');
  if (name !== 'NewReleaseMessage') return { kind: 'other_message', name };
  return { kind: READ.test(figures) ? 'read' : 'other_version', version };
}
