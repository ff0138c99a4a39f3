import type { Problem } from '@counterpoint/domain/schemas/requests';

/** A raw response of the fake API. Any other result of a handler is the `data` of a success (200). */
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

/** A success with a status or headers: `respondWith(201, aWorkDetails(), { etag: '"1"' })`. */
export function respondWith(status: number, data: unknown, headers: Record<string, string> = {}): FakeResponse {
  return new FakeResponse(status, { data }, headers);
}

/** A named file, for `http.download`. */
export function respondWithFile(name: string, content: string, type = 'text/csv'): FakeResponse {
  return new FakeResponse(200, new Blob([content], { type }), {
    'content-disposition': `attachment; filename="${name}"`,
  });
}

/** A success without content (204). */
export function respondWithNothing(): FakeResponse {
  return new FakeResponse(204, undefined);
}

/** An error in the API's format, with defaults. */
export function failWith(status: number, problem: Partial<Problem> = {}): FakeResponse {
  return new FakeResponse(status, {
    message: 'This did not work.',
    code: 'refused',
    request_id: 'req-test',
    ...problem,
  });
}

/** Responds never, until the call is aborted, like a slow network. */
export function neverRespond(): Promise<FakeResponse> {
  return new Promise(() => undefined);
}

/** The error of a browser without a network. Throw it: `() => { throw networkFailure(); }`. */
export function networkFailure(): TypeError {
  return new TypeError('Failed to fetch');
}
