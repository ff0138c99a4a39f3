import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What goes wrong with an answer. */
export const FAULTS = ['gone', 'error', 'hanging', 'corrupt', 'truncated', 'wrong-type'] as const;
/** What goes wrong between a page and the API, besides. */
export const API_FAULTS = ['error', 'bad-gateway', 'cut', 'hanging'] as const;
export type Fault = (typeof FAULTS)[number] | (typeof API_FAULTS)[number];

/** Faults that are an answer without a body of the portal's. */
const STATUSES: Partial<Record<Fault, number>> = { gone: 404, error: 500, 'bad-gateway': 502 };

/** Stands between browser and portal and spoils the answers it is told to; real HTTP on both sides. */
export interface FaultProxy {
  readonly origin: string;
  /** Spoils every answer whose path matches, until it is healed. */
  spoil(path: RegExp, fault: Fault): void;
  heal(): void;
  /** Every request so far: its path, and how many bytes of body were sent for it. */
  readonly requests: readonly { readonly path: string; readonly status: number; readonly bytes: number }[];
  stop(): Promise<void>;
}

/** Each is an address of its own to the API, whose limits count by address. */
let proxies = 0;

/** Starts a proxy in front of `target` on a port of its own. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let spoiled: { path: RegExp; fault: Fault } | null = null;
  proxies += 1;
  const caller = `192.0.2.${proxies % 256}`;
  const requests: { path: string; status: number; bytes: number }[] = [];
  const server = createServer((incoming, answer) => {
    const fault = spoiled?.path.test(incoming.url ?? '') ? spoiled.fault : null;
    if (fault === 'hanging') return;
    if (fault === 'cut') {
      answer.destroy();
      return;
    }
    const status = fault && STATUSES[fault];
    if (status) {
      answer.writeHead(status, { 'content-type': 'text/plain' }).end('spoiled');
      return;
    }
    incoming.headers['x-forwarded-for'] = caller;
    forward(target, incoming, answer, fault, (status, bytes) =>
      requests.push({ path: incoming.url ?? '', status, bytes }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    spoil: (path, fault) => {
      spoiled = { path, fault };
    },
    heal: () => {
      spoiled = null;
    },
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** How long pages that come through a proxy wait for an area: the two minutes of the portal are too long for a test. */
const LOAD_TIMEOUT_MS = 4000;

/** Passes a page on with a limit of waiting that suits a test. */
function sendPage(reply: IncomingMessage, body: Buffer, answer: ServerResponse): void {
  const page = body.toString().replace(/"load_timeout_ms":\d+/, `"load_timeout_ms":${LOAD_TIMEOUT_MS}`);
  const { 'content-length': _, ...headers } = reply.headers;
  answer.writeHead(reply.statusCode ?? 502, headers).end(page);
}

function forward(
  target: string,
  incoming: IncomingMessage,
  answer: ServerResponse,
  fault: Fault | null,
  onDone: (status: number, bytes: number) => void,
): void {
  const url = new URL(incoming.url ?? '/', target);
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  // What is changed is plain text, so that the wrong bytes reach the hash check and not the decompressor.
  const headers = { ...incoming.headers, ...(fault || isPage ? { 'accept-encoding': 'identity' } : {}) };
  const outgoing = request(url, { method: incoming.method, headers }, (reply) => {
    const chunks: Buffer[] = [];
    const status = reply.statusCode ?? 502;
    if (!fault && !isPage) {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => onDone(status, bytes));
      answer.writeHead(status, reply.headers);
      reply.pipe(answer);
      return;
    }
    reply.on('data', (chunk: Buffer) => chunks.push(chunk));
    reply.on('end', () => {
      if (!fault) {
        sendPage(reply, Buffer.concat(chunks), answer);
        return;
      }
      const { body, type } = spoilBody(Buffer.concat(chunks), fault, reply.headers['content-type']);
      answer
        .writeHead(status, { 'content-type': type, 'cache-control': reply.headers['cache-control'] ?? '' })
        .end(body);
    });
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function spoilBody(body: Buffer, fault: Fault, type = 'text/plain'): { body: Buffer; type: string } {
  if (fault === 'truncated') return { body: body.subarray(0, Math.floor(body.length / 2)), type };
  if (fault === 'wrong-type')
    return { body: Buffer.from('<!doctype html><p>Sign in to the network'), type: 'text/html' };
  return { body: Buffer.concat([body.subarray(0, -20), Buffer.from(';throw new Error(1);')]), type };
}
