export function fullTitle({ title, version_title }: { title: string; version_title?: string | null }): string {
  return version_title ? `${title} (${version_title})` : title;
}
