import type { BucketSettings } from 'api/bucket';
import type { WebEnv } from '../../config/env.ts';

/** The place that pages load builds from, instead of this portal. */
export interface Cdn {
  /** Starts the addresses of all files, without a slash at the end. */
  readonly url: string;
  /** Null if the CDN loads them from this portal. */
  readonly bucket: BucketSettings | null;
}

export function cdnOf(env: WebEnv): Cdn | null {
  const { DEPLOY_CDN_URL: url, DEPLOY_S3_BUCKET: bucket } = env;
  if (!url) return null;
  if (!bucket) return { url, bucket: null };
  return {
    url,
    bucket: {
      bucket,
      region: env.DEPLOY_S3_REGION,
      endpoint: env.DEPLOY_S3_ENDPOINT,
      accessKeyId: env.DEPLOY_S3_ACCESS_KEY_ID,
      secretAccessKey: env.DEPLOY_S3_SECRET_ACCESS_KEY,
    },
  };
}
