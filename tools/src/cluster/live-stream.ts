import http from 'node:http';

export async function openLiveStream(address: string, headers: Readonly<Record<string, string>>) {
  const waiting = new Map<string, () => void>();
  const request = http.get(`${address}/live`, { headers });
  request.on('error', () => undefined);
  const answer = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve));
  if (answer.statusCode !== 200) throw new Error(`The stream answered ${answer.statusCode}.`);
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const events = (text + chunk).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const topic = /^data: \{"topic":"(\w+)"\}$/m.exec(event)?.[1] ?? '';
      waiting.get(topic)?.();
    }
  });
  return {
    /** Resolves with the next change of a topic, from the call on. */
    next: (topic: string) => new Promise<void>((resolve) => waiting.set(topic, resolve)),
    close: () => request.destroy(),
  };
}
