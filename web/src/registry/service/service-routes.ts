import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Switched } from '@counterpoint/contract/registry-client';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { WebEnv } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import type { BundleId } from '../bundles.ts';
import { cdnOf } from '../cdn/cdn.ts';
import { deployBundle } from '../deploy-bundle.ts';
import { deployFolder } from '../deploy-folder.ts';
import { logHead } from '../deployment-log.ts';
import { readDeploymentRecord } from '../deployment-record.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { listStored, pruneBundle } from '../prune-bundle.ts';
import { removeArea } from '../remove-area.ts';
import { rollBackBundle } from '../roll-back-bundle.ts';
import { recordSignature } from '../signing/record-signature.ts';
import { tryBuild } from '../trial/try-build.ts';
import { createPreviewLink } from '../visitor/preview-token.ts';
import { CANARY } from '../visitor/visitor.ts';
import { type DeployToken, findDeployToken } from './deploy-tokens.ts';

const LARGEST_BUILD = 64 * 1024 * 1024;
const PREVIEW_HOURS = 8;

/** A request repeats what the log's last line was when it was made, so that it works once. */
const change = { head: z.string().nullable(), why: z.string().max(500).optional() };
const upload = z.strictObject({
  ...change,
  /** Also a version that was rolled back because it failed for members. */
  again: z.boolean().default(false),
  signature: recordSignature,
  /** Only for this share of the members, in percent. */
  canary: z.int().min(0).max(99).optional(),
  /** Content in base64, by name. */
  files: z.record(z.string().regex(/^[\w-][\w.-]*$/), z.base64()),
});
const rollback = z.strictObject({ ...change, to: z.string().optional() });
const plainChange = z.strictObject(change);

/** Deploys, rolls back and prunes over HTTP, through the same functions as the commands. */
export function serviceRoutes(env: WebEnv): FastifyPluginAsync {
  const { DEPLOY_DIR: deployDir } = env;
  const [folder, cdn] = [deployFolder(deployDir), cdnOf(env)];
  return async (app) => {
    app.setErrorHandler(answerProblem);
    // Before the body is read.
    app.addHook('onRequest', async (request) => void (await requireToken(request)));

    app.get('/registry/areas', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { head: await logHead(folder), ...(await readDeploymentRecord(folder)) };
    });

    app.post<Target>('/registry/areas/:area/versions', { bodyLimit: LARGEST_BUILD }, async (request, reply) => {
      const { area, by } = await requireArea(request);
      const { files, head, why, again, signature, canary } = upload.parse(request.body);
      const from = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-upload-'));
      try {
        await writeUpload(from, files);
        const switched = await deployBundle(area, {
          from,
          deployDir,
          tryBuild: (build) => tryBuild({ deployDir, from, build }),
          isAgain: again,
          canary,
          cdn,
          sign: () => signature,
          reason: { by, why, head },
        });
        if (canary !== 0) return reply.code(201).send(switched);
        const preview = await createPreviewLink(env, `${area}@${CANARY}`, { hours: PREVIEW_HOURS, area });
        return reply.code(201).send({ ...switched, preview });
      } finally {
        await fs.rm(from, { recursive: true, force: true });
      }
    });

    app.post<Target>('/registry/areas/:area/rollback', async (request): Promise<Switched> => {
      const { area, by } = await requireArea(request);
      const { to, head, why } = rollback.parse(request.body);
      return rollBackBundle(area, { ...(to !== undefined && { to }), deployDir, reason: { by, why, head } });
    });

    app.post<Target>('/registry/areas/:area/remove', async (request): Promise<Switched> => {
      const { area, by } = await requireArea(request);
      return removeArea(area, { deployDir, reason: { by, ...plainChange.parse(request.body) } });
    });

    app.get<Target>('/registry/areas/:area/versions', async (request, reply) => {
      const { area } = await requireArea(request);
      reply.header('cache-control', 'no-store');
      return { versions: await listStored(area, deployDir) };
    });

    app.post<Target>('/registry/areas/:area/prune', async (request) => {
      const { area, by } = await requireArea(request);
      const reason = { by, ...plainChange.parse(request.body) };
      return { versions: await pruneBundle(area, { deployDir, reason, cdn }) };
    });
  };

  async function requireToken({ headers }: Pick<FastifyRequest, 'headers'>): Promise<DeployToken> {
    const token = await findDeployToken(folder, headers.authorization);
    if (!token) throw new ServiceError(401, text.wrongToken());
    return token;
  }

  async function requireArea(request: FastifyRequest<Target>): Promise<{ area: BundleId; by: string }> {
    const { area, by, id } = await requireToken(request);
    // Also for areas that don't exist.
    if (request.params.area !== area) throw new ServiceError(403, text.foreignToken({ area }));
    return { area, by: `${by} (${id})` };
  }
}

interface Target {
  Params: { area: string };
}

class ServiceError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function writeUpload(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files))
    await fs.writeFile(path.join(folder, name), Buffer.from(content, 'base64'), { mode: 0o600, flag: 'wx' });
}

/** Other errors are the server's and go to its own handler. */
async function answerProblem(error: unknown, _request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (error instanceof ServiceError) return reply.code(error.status).send({ message: error.message });
  if (error instanceof DeploymentRejected) return reply.code(409).send({ code: error.code, message: error.message });
  if (error instanceof z.ZodError) return reply.code(400).send({ message: text.wrongRequest() });
  throw error;
}
