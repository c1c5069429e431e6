import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isStoreAway, isStoreFull } from '#server/db/errors.ts'
import { HttpError } from './http-error.ts'

/** Fastify's own refusals, in our words. */
const frameworkAnswers: Record<string, [status: number, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'That is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'The body must be JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body was cut short'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON'],
}

/** So long a refused write says that the disk is full; by then somebody has tried again. */
const FULL_MS = 10_000

/**
 * The one place that turns errors into answers. Our own faults are logged with an id and silent to the user. Returns
 * whether a write was refused lately because the disk takes no more: a smaller one might still fit.
 */
export function answerErrors(app: FastifyInstance): () => boolean {
  let fullAt = -Infinity
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (isStoreFull(error)) fullAt = performance.now()
    return answerError(error, request, reply)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }))
  return () => performance.now() - fullAt < FULL_MS
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const answer = toHttpError(error)
  if (answer.status >= 500)
    request.log.error({ err: { name: error.name, message: error.message, stack: error.stack } })
  if (answer.retryAfterSeconds !== undefined)
    void reply.header('retry-after', String(answer.retryAfterSeconds))
  void reply.header('cache-control', 'no-store')
  return reply.code(answer.status).send({
    message: answer.message,
    ...(answer.issues && { issues: answer.issues }),
    ...(answer.status === 500 && { requestId: request.id }),
  })
}

function toHttpError(error: FastifyError | Error): HttpError {
  if (error instanceof HttpError) return error
  if (isStoreAway(error))
    return new HttpError(503, 'Keel cannot reach its store right now', { retryAfterSeconds: 5 })
  if (isStoreFull(error))
    return new HttpError(503, 'Keel cannot save anything right now. What was saved before is safe.', {
      retryAfterSeconds: 30,
    })
  const known = 'code' in error ? frameworkAnswers[error.code] : undefined
  if (known) return new HttpError(...known)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status >= 400 && status < 500) return new HttpError(status, 'The request could not be understood')
  return new HttpError(500, 'Something went wrong on our side. Please try again.')
}
