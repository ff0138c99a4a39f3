/** A title with the version that it is: `Night Market (Live)`. Works have none. */
export function fullTitle({ title, version_title }: { title: string; version_title?: string | null }): string {
  return version_title ? `${title} (${version_title})` : title;
}
