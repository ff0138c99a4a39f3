/** Larger than any response of the agency. */
const MAX_BYTES = 2_000_000;

interface Call {
  readonly url: string;
  readonly timeoutMs: number;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The timeout covers the whole response. Throws `AgencyError`. */
export async function callAgency({ url, timeoutMs, ...init }: Call): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    // A redirect could send our credentials anywhere.
    const answer = await fetch(url, { ...init, signal, redirect: 'manual' });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw refusal(answer.status);
    }
    return await readText(answer);
  } catch (error) {
    if (error instanceof AgencyError) throw error;
    if (signal.aborted) throw new AgencyError('timed_out', `No answer within ${timeoutMs} ms.`, { cause: error });
    throw new AgencyError('unreachable', 'The agency could not be reached.', { cause: error });
  }
}

function refusal(status: number): AgencyError {
  const isBusy = status >= 500 || status === 429;
  return new AgencyError(isBusy ? 'busy' : 'refused', `The agency answered with status ${status}.`);
}

async function readText(answer: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new AgencyError('unreadable', `The answer is larger than ${MAX_BYTES} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

type AgencyFailure =
  | 'unreachable'
  | 'timed_out'
  /** Status 500 and above, and 429. */
  | 'busy'
  /** Any other unsuccessful status, redirects included: wrong settings, or no access. */
  | 'refused'
  /** No XML, truncated, too large, or another document, such as a proxy's page. */
  | 'unreadable';

export class AgencyError extends Error {
  readonly code: AgencyFailure;

  constructor(code: AgencyFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AgencyError';
    this.code = code;
  }
}
