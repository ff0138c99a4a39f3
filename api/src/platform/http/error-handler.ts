import type { Problem } from '@counterpoint/domain/schemas/requests';
import { inLanguage } from '@counterpoint/messages/node';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { databaseCode } from '../db/transaction.ts';
import { AppError, notFound, wrongFields } from './app-error.ts';
import { languageOf } from './request-language.ts';
import { securityHeaders } from './security-headers.ts';

/** What Fastify itself refuses, in the words and codes of this API. */
const REFUSALS: Record<string, AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError(415, 'unsupported_media_type', 'Send the body as application/json.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new AppError(413, 'too_large', 'This is more than can be sent at once.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new AppError(400, 'malformed_body', 'The body was cut off.'),
  FST_ERR_BAD_URL: new AppError(400, 'malformed_address', 'This address cannot be read.'),
};
const MALFORMED = new AppError(400, 'malformed_body', 'The body is not valid JSON.');
const UNEXPECTED = new AppError(500, 'internal_error', 'Something went wrong on our side. Please try again.');
const UNAVAILABLE = new AppError(503, 'unavailable', 'The service is busy or away for a moment. Please try again.', {
  headers: { 'retry-after': '2' },
});

/**
 * Connections refused or broken off, too many of them, a server that starts or stops; statements that waited for too
 * long, and transactions that met others again and again.
 */
const DATABASE_AWAY = /^(08|53|57P0|57014|55P03|25P03|40)/;
const NETWORK_AWAY = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];
const POOL_AWAY =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/i;

/** Answers every error: what the caller can mend in words, all else with a fixed text and its detail in the log. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A body that fails to parse is outside of the request's language scope.
  const answer = inLanguage(languageOf(request), () => toAppError(error));
  if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, answer, request.id);
}

/** The same for what Fastify refuses before it looks for a route, where no hook adds the headers. */
export function handleUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(error, request, reply.headers(securityHeaders(request)));
}

/** Writes an error as the body of the answer. */
export function sendProblem(reply: FastifyReply, error: AppError, requestId: string): FastifyReply {
  const body: Problem = {
    message: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    ...(error.current !== undefined && { current: error.current }),
    request_id: requestId,
  };
  // Serialised here: an error has the same shape on every route, whatever schema the route has for its successes.
  return reply
    .code(error.status)
    .headers({ 'content-language': languageOf(reply.request), ...error.headers })
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (error.code === 'FST_ERR_MAX_PARAM_LENGTH_EXCEEDED') return notFound(notFoundText.address());
  const refusal = REFUSALS[error.code];
  if (refusal) return refusal;
  if (isDatabaseAway(error)) return UNAVAILABLE;
  // Every other refusal of Fastify below 500 is about a body that it could not parse.
  return error.statusCode && error.statusCode < 500 ? MALFORMED : UNEXPECTED;
}

function fromValidation(error: Pick<FastifyError, 'validation' | 'validationContext'>): AppError {
  // An id that is none names nothing.
  if (error.validationContext === 'params') return notFound();
  return wrongFields(
    (error.validation ?? []).map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? 'This cannot be used.',
    })),
  );
}

function isDatabaseAway(error: FastifyError): boolean {
  const state = databaseCode(error);
  if (state) return DATABASE_AWAY.test(state);
  return NETWORK_AWAY.includes(error.code) || POOL_AWAY.test(error.message);
}
