import type { Download, RequestOptions } from '@counterpoint/contract';
import { problem } from '@counterpoint/domain/schemas/requests';
import { ApiError, TransportError } from './errors.ts';

/** Schema of a call with no response body (204) or an ignored one. */
export const nothing = { parse: (): void => undefined };

/** Parses the response's `data` with `schema`. Throws an `ApiError` for a problem, otherwise `unexpected_answer`. */
export function parseResponse<Data>(
  response: Pick<Response, 'headers' | 'ok' | 'status'>,
  text: string,
  schema: RequestOptions<Data>['schema'],
): Data {
  const { ok, status } = response;
  if (!ok) throw refusal(response, text);
  try {
    return schema.parse(text === '' ? undefined : dataOf(JSON.parse(text)));
  } catch (cause) {
    throw new TransportError('unexpected_answer', { cause, status });
  }
}

/** Reads a file named by `Content-Disposition`. Throws an `ApiError` for a problem. */
export async function fileIn(response: Response): Promise<Download> {
  if (!response.ok) throw refusal(response, await response.text());
  return { blob: await response.blob(), name: fileName(response.headers.get('content-disposition') ?? '') };
}

function fileName(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'download');
}

function dataOf(body: unknown): unknown {
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data;
  throw new TypeError('The body has no `data`.');
}

function refusal({ headers, status }: Pick<Response, 'headers' | 'status'>, text: string): ApiError | TransportError {
  try {
    const retryAfterMs = Number(headers.get('retry-after')) * 1_000 || 0;
    return new ApiError(status, problem.parse(JSON.parse(text)), retryAfterMs);
  } catch (cause) {
    return new TransportError('unexpected_answer', { cause, status });
  }
}
