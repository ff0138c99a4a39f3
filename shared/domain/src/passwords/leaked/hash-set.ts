/** Texts as 32-bit hashes: 4 bytes each, and not readable. With 15,000 of them, one in 290,000 other texts matches. */
export function readHashSet(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const hashes = new Set(new Uint32Array(bytes.buffer));
  return { has: (text: string) => hashes.has(hashOf(text)) };
}

export function writeHashSet(texts: Iterable<string>): string {
  const hashes = Uint32Array.from(new Set([...texts].map(hashOf))).sort();
  return btoa(Array.from(new Uint8Array(hashes.buffer), (byte) => String.fromCharCode(byte)).join(''));
}

/** FNV-1a, with a last mix so that similar texts differ. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
