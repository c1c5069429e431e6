import { catalog } from '#contract/catalog.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { z } from '#contract/zod.ts'

const errorBody = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string' },
    issues: {
      type: 'array',
      items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
  },
}

/** The API document, made from the same table that serves the calls. */
export function buildOpenApi() {
  const paths: Record<string, Record<string, object>> = {}
  for (const [subject, table] of Object.entries(catalog)) {
    for (const [name, endpoint] of Object.entries(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      paths[path][endpoint.method.toLowerCase()] = describe(subject, name, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keel',
      version: '0.1.0',
      description:
        'Amounts are US dollars as JSON numbers, or what the setting `currency` names; times are ISO 8601 in UTC.',
    },
    paths,
    components: {
      schemas: { Error: errorBody },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'keel_session' } },
    },
  }
}

function describe(subject: string, name: string, endpoint: Endpoint) {
  return {
    operationId: `${subject}.${name}`,
    tags: [subject],
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body)) } }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Done',
        ...(endpoint.headers && { headers: headersOf(endpoint.headers) }),
        content: answerOf(endpoint),
      },
      default: { description: 'Refused or failed', content: json({ $ref: '#/components/schemas/Error' }) },
    },
  }
}

function pathParameters({ path }: Endpoint) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }))
}

function queryParameters({ query }: Endpoint) {
  if (!query) return []
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeDecode(schema as z.ZodMiniType, undefined).success,
    schema: schemaOf(schema as z.ZodMiniType),
  }))
}

function answerOf({ produces, events, response }: Endpoint) {
  if (produces) return { [produces]: { schema: { type: 'string' } } }
  return {
    ...json(schemaOf(response)),
    ...(events && { 'text/event-stream': { schema: { type: 'string' } } }),
  }
}

const headersOf = ({ shape }: z.ZodMiniObject) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, { schema: schemaOf(schema as z.ZodMiniType) }]),
  )

const json = (schema: object) => ({ 'application/json': { schema } })

/** What travels over the wire: the input side of codecs. */
function schemaOf(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
