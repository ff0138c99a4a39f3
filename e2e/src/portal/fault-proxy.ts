import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';

/** Faults of a file by what reveals them: its status, the time, its hash. */
export const FAULTS = {
  fails: ['gone', 'error'],
  hangs: ['hanging'],
  'is altered': ['corrupt', 'truncated', 'wrong-type'],
} as const;
/** Other faults between a page and the API. */
export const API_FAULTS = ['error', 'cut', 'hanging'] as const;
export type Fault = (typeof FAULTS)[keyof typeof FAULTS][number] | (typeof API_FAULTS)[number];

/** Faults that replace the response. */
const STATUSES: Partial<Record<Fault, number>> = { gone: 404, error: 500 };

/** A proxy between browser and portal that corrupts chosen responses, with real HTTP on both sides. */
export interface FaultProxy {
  readonly origin: string;
  /** Corrupts every response whose path matches, until `heal`. */
  spoil(path: RegExp, fault: Fault): void;
  heal(): void;
  /** All requests so far, with the size of their bodies. */
  readonly requests: readonly { readonly path: string; readonly status: number; readonly bytes: number }[];
  stop(): Promise<void>;
}

/** Each gets its own address, because the API limits requests by address. */
let proxies = 0;

/** Starts a proxy to `target`, which may start later, on a free port. `loadTimeoutMs` shortens the two minutes that pages wait for an area. */
export async function startFaultProxy(target: string | (() => string), loadTimeoutMs?: number): Promise<FaultProxy> {
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
    forward(incoming, answer, {
      url: new URL(incoming.url ?? '/', typeof target === 'string' ? target : target()),
      alteration: fault ? spoiledBy(fault) : limitOf(incoming, loadTimeoutMs),
      onDone: (status, bytes) => requests.push({ path: incoming.url ?? '', status, bytes }),
    });
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

/** The fault that replaces a complete response. */
type Alteration = (reply: IncomingMessage, body: Buffer) => { headers: OutgoingHttpHeaders; body: Buffer };

interface Forwarding {
  readonly url: URL;
  /** Null if the response passes unchanged. */
  readonly alteration: Alteration | null;
  readonly onDone: (status: number, bytes: number) => void;
}

function forward(incoming: IncomingMessage, answer: ServerResponse, { url, alteration, onDone }: Forwarding): void {
  // Uncompressed, so that the wrong bytes reach the hash check and not the decompressor.
  const headers = { ...incoming.headers, ...(alteration ? { 'accept-encoding': 'identity' } : {}) };
  const outgoing = request(url, { method: incoming.method, headers }, (reply) => {
    const chunks: Buffer[] = [];
    const status = reply.statusCode ?? 502;
    if (!alteration) {
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
      const altered = alteration(reply, Buffer.concat(chunks));
      answer.writeHead(status, altered.headers).end(altered.body);
    });
  });
  outgoing.on('error', () => answer.destroy());
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function spoiledBy(fault: Fault): Alteration {
  return (reply, whole) => {
    const { body, type } = spoilBody(whole, fault, reply.headers['content-type']);
    return { headers: { 'content-type': type, 'cache-control': reply.headers['cache-control'] ?? '' }, body };
  };
}

/** Sets how long a page waits for its areas. */
function limitOf({ headers: { accept = '' } }: IncomingMessage, loadTimeoutMs?: number): Alteration | null {
  if (loadTimeoutMs === undefined || !accept.includes('text/html')) return null;
  return (reply, whole) => {
    const body = whole.toString().replace(/"load_timeout_ms":\d+/, `"load_timeout_ms":${loadTimeoutMs}`);
    const { 'content-length': _, ...headers } = reply.headers;
    return { headers, body: Buffer.from(body) };
  };
}

function spoilBody(body: Buffer, fault: Fault, type = 'text/plain'): { body: Buffer; type: string } {
  if (fault === 'truncated') return { body: body.subarray(0, Math.floor(body.length / 2)), type };
  if (fault === 'wrong-type')
    return { body: Buffer.from('<!doctype html><p>Sign in to the network'), type: 'text/html' };
  return { body: Buffer.concat([body.subarray(0, -20), Buffer.from(';throw new Error(1);')]), type };
}
