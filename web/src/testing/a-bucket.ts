/// <reference path="./s3rver.d.ts" />
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const BUCKET = 'builds';
/** Scripts with a hash, and fonts, are requested with CORS. */
const CORS = `<CORSConfiguration><CORSRule>
  <AllowedOrigin>*</AllowedOrigin><AllowedMethod>GET</AllowedMethod>
</CORSRule></CORSConfiguration>`;

export interface TestBucket {
  /** Of a portal that uploads builds to it, and whose pages load them from it. */
  readonly settings: {
    readonly DEPLOY_CDN_URL: string;
    readonly DEPLOY_S3_BUCKET: string;
    readonly DEPLOY_S3_ENDPOINT: string;
    readonly DEPLOY_S3_ACCESS_KEY_ID: string;
    readonly DEPLOY_S3_SECRET_ACCESS_KEY: string;
  };
  close(): Promise<void>;
}

/** An S3 server of its own, with an empty bucket that anybody can read. */
export async function openTestBucket(): Promise<TestBucket> {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-bucket-'));
  const address = '127.0.0.1';
  const configureBuckets = [{ name: BUCKET, configs: [CORS] }];
  const server = new S3rver({ address, port: 0, silent: true, directory, configureBuckets });
  const endpoint = `http://${address}:${(await server.run()).port}`;
  return {
    settings: {
      DEPLOY_CDN_URL: `${endpoint}/${BUCKET}`,
      DEPLOY_S3_BUCKET: BUCKET,
      DEPLOY_S3_ENDPOINT: endpoint,
      DEPLOY_S3_ACCESS_KEY_ID: 'S3RVER',
      DEPLOY_S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      await fs.rm(directory, { recursive: true, force: true });
    },
  };
}
