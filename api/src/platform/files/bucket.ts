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

const CONNECTION_PATIENCE_MS = 5_000;

/** Silence, not duration: a body may take as long as bytes move. */
const PATIENCE_MS = 20_000;

/** An S3-compatible bucket. Loads the SDK. */
export async function openBucket(settings: BucketSettings, patienceMs = PATIENCE_MS): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  // The SDK's time limit of a socket would count the time in which a slow reader holds up the body.
  const streams = new S3Driver({
    ...optionsOf(settings),
    requestHandler: {
      connectionTimeout: CONNECTION_PATIENCE_MS,
      requestTimeout: patienceMs,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
      // Slow readers must not keep others waiting.
      httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
      httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
    },
  });
  class Bucket extends S3Driver {
    override async getStream(key: string): Promise<Readable> {
      return Readable.from(readPatiently(await streams.getStream(key), patienceMs), { objectMode: false });
    }
  }
  return new Bucket({
    ...optionsOf(settings),
    // The SDK has no limits of its own.
    requestHandler: { connectionTimeout: CONNECTION_PATIENCE_MS, socketTimeout: patienceMs },
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
    logger: SILENT,
  };
}

/** Fails if the body sends nothing for so long while its reader waits. */
async function* readPatiently(body: Readable, patienceMs: number): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const patience = setTimeout(() => body.destroy(new Error(`${patienceMs} ms of inactivity`)), patienceMs);
      const piece = await pieces.next().finally(() => clearTimeout(patience));
      if (piece.done) return;
      yield piece.value;
    }
  } finally {
    body.destroy();
  }
}

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
