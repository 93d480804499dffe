import * as z from 'zod/mini'
import { ENDPOINT_SUMMARIES } from './endpointSummaries.ts'
import type { EndpointName } from './endpoints.ts'
import { endpoints } from './endpoints.ts'
import * as account from './entities/account.ts'
import * as design from './entities/design.ts'
import * as designItem from './entities/designItem.ts'
import * as help from './entities/help.ts'
import * as integration from './entities/integration.ts'
import * as mergeList from './entities/mergeList.ts'
import * as message from './entities/message.ts'
import * as notice from './entities/notice.ts'
import * as order from './entities/order.ts'
import * as photoTransfer from './entities/links/photoTransfer.ts'
import * as product from './entities/product.ts'
import * as proofLink from './entities/links/proofLink.ts'
import * as staff from './entities/desk/staff.ts'
import * as template from './entities/template.ts'
import { ORDER_EVENT_TYPES, WEBHOOK_DATA, webhookBodyOf } from './entities/webhookEvent.ts'
import { CSRF_TOKEN } from './protocol/csrfToken.ts'
import type { Endpoint } from './protocol/endpoint.ts'
import { SYSTEM_ERROR_CODES } from './protocol/systemErrorCode.ts'
import { idempotencyHeadersOf } from './protocol/idempotencyHeaders.ts'
import { ERROR_CODES, errorsOf } from './protocol/errorCode.ts'

type Json = Record<string, unknown>
type Schema = z.core.$ZodType

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: Json
  readonly servers: readonly Json[]
  readonly paths: Record<string, Record<string, Json>>
  readonly webhooks: Json
  readonly components: { readonly schemas: Json; readonly parameters: Json; readonly securitySchemes: Json }
}

const entities: Json = {
  ...account,
  ...design,
  ...designItem,
  ...help,
  ...integration,
  ...mergeList,
  ...message,
  ...notice,
  ...order,
  ...photoTransfer,
  ...product,
  ...proofLink,
  ...staff,
  ...template,
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

/** Registry of the entities by name, so that the document describes each of them once. */
function namedEntities() {
  const names = z.registry<{ id: string }>()
  for (const [id, value] of Object.entries(entities)) {
    if (isSchema(value) && /^[A-Z]/.test(id)) names.add(value, { id })
  }
  return names
}

/**
 * The whole contract as an OpenAPI document. Requests are described in their form on the wire (numbers of a query are
 * text), answers in the form that the client reads. The names of the endpoints are the operation ids.
 */
export function openApiOf(version: string): OpenApiDocument {
  const names = namedEntities()
  const shared: Json = {}

  const answered = (schema: Schema): Json => {
    const { $schema, $defs, ...described } = z.toJSONSchema(schema, { io: 'output', metadata: names }) as Json
    const { id, ...own } = described
    for (const [name, entity] of Object.entries(($defs ?? {}) as Json)) shared[name] = withoutId(moved(entity))
    if (typeof id !== 'string') return moved(own) as Json
    shared[id] = moved(own)
    return { $ref: `#/components/schemas/${id}` }
  }

  const paths: OpenApiDocument['paths'] = {}
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const operations = paths[endpoint.path] ?? {}
    operations[endpoint.method.toLowerCase()] = operationOf(name, endpoint, answered)
    paths[endpoint.path] = operations
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Irodori',
      version,
      description:
        'Every answer except a file and an answer of the tus protocol is an envelope; its code equals the HTTP status.',
    },
    servers: [{ url: '/' }],
    paths,
    webhooks: Object.fromEntries(
      ORDER_EVENT_TYPES.map((type) => [type, webhookOf(webhookBodyOf(type, WEBHOOK_DATA[type]))]),
    ),
    components: {
      schemas: { ...shared, Refusal },
      parameters: { CsrfToken },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token of a session, with or without the prefix Bearer',
        },
        desk: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-irodori.desk',
          description: 'The session of a member of the staff; without HTTPS its name is irodori.desk',
        },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key that the staff create with its scopes' },
      },
    },
  }
}

const CsrfToken = {
  name: 'Csrf-Token',
  in: 'header',
  required: true,
  description: 'A constant; the Origin and Authorization headers protect the session',
  schema: { const: CSRF_TOKEN },
}

/** A message to an endpoint, which any answer from 200 to 299 acknowledges. */
const webhookOf = (body: Schema): Json => ({
  post: {
    summary: 'Signed by the form of Standard Webhooks 1.0.0',
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: sent(body) } } },
    responses: { '2XX': { description: 'Received' } },
  },
})

const envelope = (data: Json, errorCode: Json): Json => ({
  type: 'object',
  properties: {
    code: { type: 'integer', description: 'Equal to the HTTP status' },
    data,
    error: { type: ['object', 'null'], description: 'Details, such as messages by field' },
    message: { type: ['string', 'null'] },
    errorCode,
  },
  required: ['code', 'data', 'error', 'message', 'errorCode'],
})

const Refusal = envelope({ type: 'null' }, { type: 'string', enum: [...ERROR_CODES, ...SYSTEM_ERROR_CODES] })

function operationOf(name: EndpointName, endpoint: Endpoint, answered: (schema: Schema) => Json): Json {
  const { answerKind, path, sentBy, tus } = endpoint
  return {
    operationId: name,
    tags: [path.split('/')[2]],
    summary: ENDPOINT_SUMMARIES[name],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(answerKind === 'FILE' || sentBy === 'SYSTEMS' ? [] : [{ $ref: '#/components/parameters/CsrfToken' }]),
      ...parametersOf('header', idempotencyHeadersOf(endpoint)),
      ...(tus ? tusParametersOf(tus) : []),
    ],
    ...requestBodyOf(endpoint),
    responses: {
      ...(tus
        ? { [tus.status]: { description: 'The answer', headers: answerHeadersOf(tus) } }
        : {
            200: {
              description: answerKind === 'FILE' ? 'The file' : 'The answer',
              content:
                answerKind === 'FILE'
                  ? { '*/*': {} }
                  : { 'application/json': { schema: envelope(answered(endpoint.answer), { type: 'null' }) } },
            },
          }),
      default: {
        description: 'Refused',
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Refusal' },
                { properties: { errorCode: { enum: [...errorsOf(endpoint), ...(endpoint.systemErrors ?? [])] } } },
              ],
            },
          },
        },
      },
    },
  }
}

function securityOf({ access, roles, scope }: Endpoint): Json[] {
  switch (access) {
    case 'ANYONE':
      return [{}, { session: [] }]
    case 'SESSION':
      return [{ session: [] }]
    case 'API_KEY':
      return [{ apiKey: scope === undefined ? [] : [scope] }]
    case 'STAFF':
      return [{ desk: [...(roles ?? [])] }]
  }
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
}

/** The form on the wire, inlined: requests cannot refer to entities, which are described in the form of answers. */
const sent = (schema: Schema): Json => {
  const { $schema, ...described } = z.toJSONSchema(schema, { io: 'input', metadata: z.registry() }) as Json
  return described
}

function parametersOf(place: 'path' | 'query' | 'header', schema: Schema | null): Json[] {
  if (schema === null) return []
  const { properties = {}, required = [] } = sent(schema) as ObjectSchema
  return Object.entries(properties).map(([name, described]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described,
  }))
}

const TUS_RESUMABLE: Json = { description: 'The version of the tus protocol', schema: { const: '1.0.0' } }

/** Headers of a call of the tus protocol; the keys of Upload-Metadata are described by their own schema. */
function tusParametersOf({ headers, metadata }: NonNullable<Endpoint['tus']>): Json[] {
  const described = metadata ? (sent(metadata) as ObjectSchema) : null
  return [
    { name: 'Tus-Resumable', in: 'header', required: true, ...TUS_RESUMABLE },
    ...parametersOf('header', headers),
    ...(described
      ? [
          {
            name: 'Upload-Metadata',
            in: 'header',
            required: true,
            description: 'Pairs of a key, a space and the value in Base64, separated by commas',
            schema: { type: 'string' },
            'x-metadata': described,
          },
        ]
      : []),
  ]
}

function answerHeadersOf({ answerHeaders }: NonNullable<Endpoint['tus']>): Json {
  const { properties = {} } = sent(answerHeaders) as ObjectSchema
  const headers = Object.entries(properties).map(([name, schema]) => [name, { required: true, schema }])
  return { 'Tus-Resumable': TUS_RESUMABLE, ...Object.fromEntries(headers) }
}

function requestBodyOf({ body, bodyKind }: Endpoint): Json {
  if (bodyKind === 'BYTES')
    return { requestBody: { required: true, content: { 'application/offset+octet-stream': {} } } }
  if (body === null) return {}
  const schema = sent(body)
  if (bodyKind === 'FORM') {
    const encodings = ['application/x-www-form-urlencoded', 'multipart/form-data']
    return { requestBody: { required: true, content: Object.fromEntries(encodings.map((type) => [type, { schema }])) } }
  }
  if (bodyKind === 'JSON') return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  const { properties = {} } = schema as ObjectSchema
  const file = { description: 'Sent after the fields', contentMediaType: 'application/octet-stream' }
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: { ...schema, properties: { ...properties, file } } } },
    },
  }
}

/** Rewrites references to local definitions into references to the shared schemas. */
const moved = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))

function withoutId(value: unknown): unknown {
  const { id, ...rest } = value as Json
  return rest
}
