import type { Problem } from '@counterpoint/domain/schemas/requests';
import { inLanguage } from '@counterpoint/messages/node';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import * as text from '../../messages/errors.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { databaseCode } from '../db/transaction.ts';
import { AppError, notFound, wrongFields } from './app-error.ts';
import { languageOf } from './request-language.ts';
import { securityHeaders } from './security-headers.ts';

const FASTIFY_ERRORS: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new AppError(415, 'unsupported_media_type', text.sendJson()),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError(413, 'too_large', text.tooLarge()),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new AppError(400, 'malformed_body', text.bodyCutOff()),
  FST_ERR_BAD_URL: () => new AppError(400, 'malformed_address', text.malformedAddress()),
  FST_ERR_MAX_PARAM_LENGTH_EXCEEDED: () => notFound(notFoundText.address()),
};

/** SQLSTATEs: connection failures, too many connections, start-up or shutdown, time-outs, deadlocks. */
const DATABASE_UNAVAILABLE = /^(08|53|57P0|57014|55P03|25P03|40)/;
const NETWORK_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];
const POOL_ERRORS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/i;

/** Failed sign-ins, missing proofs and permissions, exhausted limits: the request's line in the log names them. */
const SECURITY_EVENTS: readonly number[] = [401, 403, 429];

/** Details of unexpected errors only go to the log. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // A body that fails to parse is outside of the request's language scope.
  const answer = inLanguage(languageOf(request), () => toAppError(error));
  // Thousands of these would crowd out the errors that explain them.
  if (answer.status >= 500 && answer.code !== 'busy') request.log.error({ err: error }, 'request failed');
  if (SECURITY_EVENTS.includes(answer.status)) request.refusal = answer.code;
  return sendProblem(reply, answer, request.id);
}

/** For errors before routing, where no hook adds the headers. */
export function handleUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handleError(error, request, reply.headers(securityHeaders(request)));
}

export function sendProblem(reply: FastifyReply, error: AppError, requestId: string): FastifyReply {
  const body: Problem = {
    message: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    ...(error.current !== undefined && { current: error.current }),
    request_id: requestId,
  };
  // Serialised here, because routes only have schemas for success.
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
  const fastifyError = FASTIFY_ERRORS[error.code];
  if (fastifyError) return fastifyError();
  if (isDatabaseUnavailable(error))
    return new AppError(503, 'unavailable', text.unavailable(), { headers: { 'retry-after': '2' } });
  // All other Fastify errors below 500 are about a body that it could not parse.
  if (error.statusCode && error.statusCode < 500) return new AppError(400, 'malformed_body', text.malformedBody());
  return new AppError(500, 'internal_error', text.unexpected());
}

function fromValidation(error: Pick<FastifyError, 'validation' | 'validationContext'>): AppError {
  // A malformed id.
  if (error.validationContext === 'params') return notFound();
  return wrongFields(
    (error.validation ?? []).map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? text.invalidValue(),
    })),
  );
}

function isDatabaseUnavailable(error: FastifyError): boolean {
  const state = databaseCode(error);
  if (state) return DATABASE_UNAVAILABLE.test(state);
  return NETWORK_ERRORS.includes(error.code) || POOL_ERRORS.test(error.message);
}
