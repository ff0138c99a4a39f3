import type { Problem } from '@counterpoint/domain/schemas/requests';

/** What the fake API puts on the line. A handler that returns anything else gives the `data` of a success (200). */
export class FakeResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** A success with a status or headers of its own: `respondWith(201, aWorkDetails(), { etag: '"1"' })`. */
export function respondWith(status: number, data: unknown, headers: Record<string, string> = {}): FakeResponse {
  return new FakeResponse(status, { data }, headers);
}

/** A file under a name, as `http.download` fetches it. */
export function respondWithFile(name: string, content: string, type = 'text/csv'): FakeResponse {
  return new FakeResponse(200, new Blob([content], { type }), {
    'content-disposition': `attachment; filename="${name}"`,
  });
}

/** A success without content (204). */
export function respondWithNothing(): FakeResponse {
  return new FakeResponse(204, undefined);
}

/** A refusal as the API words it; what is not given is filled in. */
export function failWith(status: number, problem: Partial<Problem> = {}): FakeResponse {
  return new FakeResponse(status, {
    message: 'This did not work.',
    code: 'refused',
    request_id: 'req-test',
    ...problem,
  });
}

/** Never answers, until the call is aborted: what a slow network looks like. */
export function neverRespond(): Promise<FakeResponse> {
  return new Promise(() => undefined);
}

/** Fails as a browser does when there is no network. Throw it: `() => { throw networkFailure(); }`. */
export function networkFailure(): TypeError {
  return new TypeError('Failed to fetch');
}
