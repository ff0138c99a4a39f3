interface FileToSend {
  readonly file: Blob;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends a file with progress events instead of a request's body, and rejects like `fetch`. Uses XMLHttpRequest, because
 * `fetch` reports no upload progress and only streams a body over HTTP/2.
 */
export function sendWithProgress(
  { method, url, headers }: Request,
  { file, onSent, signal }: FileToSend,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const abort = () => sending.abort();
    const handleAbort = () => reject(new TypeError('Sending was aborted.', { cause: signal?.reason }));
    sending.open(method, url);
    sending.responseType = 'text';
    for (const [name, value] of headers) sending.setRequestHeader(name, value);
    sending.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)));
    sending.addEventListener('load', () => resolve(responseOf(sending)));
    sending.addEventListener('error', () => reject(new TypeError('The file could not be sent.')));
    sending.addEventListener('abort', handleAbort);
    sending.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    if (signal?.aborted) {
      handleAbort();
      return;
    }
    signal?.addEventListener('abort', abort);
    sending.send(file);
  });
}

function responseOf(sending: XMLHttpRequest): Response {
  const { status, responseText } = sending;
  // `Response` throws if these statuses get a body.
  const body = [204, 205, 304].includes(status) ? null : responseText;
  return new Response(body, { status, headers: { 'content-type': sending.getResponseHeader('content-type') ?? '' } });
}
