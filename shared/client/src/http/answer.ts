import type { Download, RequestOptions } from '@counterpoint/contract';
import { problem } from '@counterpoint/domain/schemas/requests';
import { ApiError, TransportError } from './errors.ts';

/** The schema of a call that answers with nothing (204), or whose answer does not matter. */
export const nothing = { parse: (): void => undefined };

/** What `schema` makes of an answer's `data`. Throws an `ApiError` for a problem, else `unexpected_answer`. */
export function parseAnswer<Data>(
  response: Pick<Response, 'ok' | 'status'>,
  text: string,
  schema: RequestOptions<Data>['schema'],
): Data {
  const { ok, status } = response;
  if (!ok) throw refusal(status, text);
  try {
    return schema.parse(text === '' ? undefined : dataOf(JSON.parse(text)));
  } catch (cause) {
    throw new TransportError('unexpected_answer', { cause, status });
  }
}

/** The file of an answer, under the name that its `Content-Disposition` gives it. Throws an `ApiError` for a problem. */
export async function fileIn(response: Response): Promise<Download> {
  if (!response.ok) throw refusal(response.status, await response.text());
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

function refusal(status: number, text: string): ApiError | TransportError {
  try {
    return new ApiError(status, problem.parse(JSON.parse(text)));
  } catch (cause) {
    return new TransportError('unexpected_answer', { cause, status });
  }
}
