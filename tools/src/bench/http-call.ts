import http from 'node:http';
import { text } from 'node:stream/consumers';

export interface HttpCall {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Buffer | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
  /** Of the header Retry-After. */
  readonly retryAfterMs?: number;
}

const TIME_LIMIT_MS = 30_000;

const agent = new http.Agent({ keepAlive: true });

/** Over keep-alive connections of `node:http`: `fetch` uses as much CPU per call as several API calls. */
export async function callOnce(
  address: string,
  { method, path, headers = {}, json, bytes }: HttpCall,
): Promise<HttpAnswer> {
  const body = bytes ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  const type = bytes ? 'application/octet-stream' : 'application/json';
  const typed = body ? { 'content-type': type, 'content-length': String(body.length) } : {};
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request(`${address}${path}`, {
      agent,
      method,
      headers: { ...headers, ...typed },
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    request.on('response', resolve).on('error', reject).end(body);
  });
  const retryAfter = answer.headers['retry-after'];
  return {
    status: answer.statusCode ?? 0,
    body: await text(answer),
    ...(retryAfter && { retryAfterMs: Number(retryAfter) * 1_000 }),
  };
}
