import { fullCountry, fullCountryList } from '@counterpoint/domain/countries/full';
import { societySettings } from '@counterpoint/domain/schemas/members';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { notFound } from '../http/app-error.ts';
import { returns } from '../http/envelope.ts';
import type { Routes } from '../services.ts';
import { type CountryRecords, countryRecords } from './country-records.ts';

/** A day: a deployment may bring other records. */
const CACHE_CONTROL = 'public, max-age=86400';
/** The licence requires this notice. */
const LICENCE = '<https://opendatacommons.org/licenses/odbl/1.0/>; rel="license"';

const params = z.object({ alpha2Code: z.string() });

export const countryRoutes: FastifyPluginAsyncZod = async (app) => {
  const records = countryRecords();

  app.get(
    '/reference/countries',
    {
      config: { access: 'public' },
      schema: { response: returns(200, fullCountryList) },
      onRequest: async (request, reply) => {
        setCaching(reply, records);
        if (isKnown(request, records)) await sendNotModified(reply);
      },
      onSend: async (request, reply, payload) => {
        if (reply.statusCode !== 200 || !acceptsBrotli(request)) return payload;
        reply.header('content-encoding', 'br');
        return records.packed();
      },
    },
    // Serialised once: validating 250 records for each response takes longer than sending them.
    async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(() => records.json)
        .send({ data: { items: records.items } }),
  );

  app.get(
    '/reference/countries/:alpha2Code',
    { config: { access: 'public' }, schema: { params, response: returns(200, fullCountry) } },
    async (request, reply) => {
      const country = records.find(request.params.alpha2Code.toUpperCase());
      if (!country) throw notFound(notFoundText.country());
      setCaching(reply, records);
      return { data: country };
    },
  );
};

function setCaching(reply: FastifyReply, { tag }: CountryRecords): void {
  reply.headers({ 'cache-control': CACHE_CONTROL, etag: tag, vary: 'accept-encoding', link: LICENCE });
}

async function sendNotModified(reply: FastifyReply): Promise<void> {
  await reply.code(304).send();
}

/** A weak ETag, as compressed and plain content are the same. */
function isKnown(request: FastifyRequest, { tag }: CountryRecords): boolean {
  const tags = String(request.headers['if-none-match'] ?? '').split(',');
  return tags.some((each) => each.trim().replace(/^(W\/)?/, 'W/') === tag);
}

function acceptsBrotli(request: FastifyRequest): boolean {
  const encodings = String(request.headers['accept-encoding'] ?? '').split(',');
  return encodings.some((encoding) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/i.test(encoding));
}

export const settingsRoutes: Routes<'env'> = async (app, { env }) => {
  app.get(
    '/reference/settings',
    { config: { access: 'session' }, schema: { response: returns(200, societySettings) } },
    async () => ({
      data: {
        confirmation_days: env.CONFIRMATION_DAYS,
        work_response_days: env.WORK_RESPONSE_DAYS,
        recording_response_days: env.RECORDING_RESPONSE_DAYS,
        evidence_days: env.EVIDENCE_DAYS,
        more_time_days: env.MORE_TIME_DAYS,
        time_zone: env.SOCIETY_TIME_ZONE,
      },
    }),
  );
};
