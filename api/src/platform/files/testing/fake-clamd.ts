import net from 'node:net';

export const VIRUS = 'not a virus, but known as one';

/** Answers like ClamAV's clamd, on a socket or a port. */
export async function fakeClamd(at: string | number, answer = answerOf): Promise<net.Server> {
  const server = net.createServer((socket) => {
    const pieces: Buffer[] = [];
    socket.on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      const reply = answer(Buffer.concat(pieces));
      if (reply !== null) socket.end(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(typeof at === 'string' ? { path: at } : { port: at }, resolve));
  return server;
}

/** Null until the request is whole. */
function answerOf(received: Buffer): string | null {
  if (received.equals(Buffer.from('zPING\0'))) return 'PONG\0';
  const start = 'zINSTREAM\0';
  if (!received.toString('latin1').startsWith(start)) return null;
  const contents: Buffer[] = [];
  for (let at = start.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(contents).includes(VIRUS) ? 'stream: Test FOUND\0' : 'stream: OK\0';
    contents.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
