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
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  return new S3Driver({
    bucket,
    visibility: 'private',
    // The bucket's policy decides on access: many stores refuse ACLs per object.
    supportsACL: false,
    region,
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Other stores seldom have a DNS name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Stores that don't know checksum trailers would keep them in the object.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // The SDK has no limits of its own.
    requestHandler: { connectionTimeout: CONNECTION_PATIENCE_MS, socketTimeout: patienceMs },
    // The SDK warns on the console about errors that it also throws.
    logger: SILENT,
  });
}

const nothing = () => undefined;
const SILENT = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };
