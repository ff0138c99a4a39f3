export function defaultBaseUrl(): string {
  return `${location.origin}/api/v1`;
}
