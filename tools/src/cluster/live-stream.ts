import http from 'node:http';

export interface LiveStream {
  /** Resolves with the next change of a topic, from the call on. */
  next(topic: string): Promise<void>;
  close(): void;
}

export async function openLiveStream(address: string, headers: Readonly<Record<string, string>>): Promise<LiveStream> {
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
    next: (topic) => new Promise((resolve) => waiting.set(topic, resolve)),
    close: () => request.destroy(),
  };
}
