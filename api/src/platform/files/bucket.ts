import { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';

export interface BucketSettings {
  readonly bucket: string;
  readonly region: string;
  /** Only of a store other than AWS. */
  readonly endpoint: string | undefined;
  /** Without both, the machine's own credentials apply. */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

const CONNECT_TIMEOUT_MS = 5_000;

/** Silence, not duration: a body may take as long as bytes move. */
const IDLE_TIMEOUT_MS = 20_000;

/** An S3-compatible bucket. Loads the SDK. */
export async function openBucket(settings: BucketSettings, idleTimeoutMs = IDLE_TIMEOUT_MS): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  // The SDK's socket timeout would include the time that a slow reader holds up the body.
  const streams = new S3Driver({
    ...optionsOf(settings),
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: idleTimeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
      // Slow readers must not keep others waiting.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });
  class Bucket extends S3Driver {
    override async getStream(key: string): Promise<Readable> {
      return Readable.from(readWithTimeout(await streams.getStream(key), idleTimeoutMs), { objectMode: false });
    }
  }
  return new Bucket({
    ...optionsOf(settings),
    // The SDK has no limits of its own.
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: idleTimeoutMs },
  });
}

function optionsOf({ bucket, region, endpoint, accessKeyId, secretAccessKey }: BucketSettings) {
  return {
    bucket,
    visibility: 'private' as const,
    // The bucket's policy decides on access: many stores refuse ACLs per object.
    supportsACL: false,
    region,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Other stores seldom have a DNS name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Stores that don't know checksum trailers would keep them in the object.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    maxAttempts: 3,
    // The SDK warns on the console about errors that it also throws.
    logger: SILENT_LOGGER,
  };
}

/** Fails if the body sends nothing for so long while its reader waits. */
async function* readWithTimeout(body: Readable, idleTimeoutMs: number): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const timer = setTimeout(() => body.destroy(new Error(`${idleTimeoutMs} ms of inactivity`)), idleTimeoutMs);
      const piece = await pieces.next().finally(() => clearTimeout(timer));
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    body.destroy();
  }
}

const noop = () => undefined;
const SILENT_LOGGER = { trace: noop, debug: noop, info: noop, warn: noop, error: noop };
