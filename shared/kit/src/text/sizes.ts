/** How large a file is, from its bytes: `640 bytes`, `210 kB`, `8.2 MB`, of a thousand each. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
