import net from 'node:net';

/** How the server responds to a mail: it accepts it, accepts it and hangs up, or hangs up without a response. */
type Behaviour = 'accept' | 'accept and hang up' | 'hang up';

export type FakeMailServer = Awaited<ReturnType<typeof startFakeMailServer>>;

/** Speaks as much SMTP as sending needs. */
export async function startFakeMailServer() {
  const received: string[] = [];
  const open = new Set<net.Socket>();
  const state = { behaviour: 'accept' as Behaviour, connections: 0 };
  const server = net.createServer((socket) => {
    state.connections += 1;
    open.add(socket);
    let mail: string | null = null;
    let buffered = '';
    const endMail = (contents: string) => {
      received.push(contents);
      mail = null;
      if (state.behaviour === 'hang up') socket.destroy();
      else socket.write('250 queued\r\n');
      if (state.behaviour === 'accept and hang up') socket.end();
    };
    const onLine = (line: string) => {
      if (mail !== null && line !== '.') mail += `${line}\n`;
      else if (mail !== null) endMail(mail);
      else if (line === 'DATA') {
        mail = '';
        socket.write('354 go on\r\n');
      } else socket.write('250 fine\r\n');
    };
    socket.setEncoding('utf8').write('220 mail.example ready\r\n');
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    socket.on('data', (piece) => {
      const lines = (buffered + piece).split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) onLine(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${Object(server.address()).port}`,
    received,
    state,
    openConnections: () => open.size,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
