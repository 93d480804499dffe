import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { ORDER_EVENT_TYPES } from './entities/webhookEvent.ts'
import { openApiOf } from './openApi.ts'
import type { Endpoint } from './protocol/endpoint.ts'
import { errorsOf } from './protocol/errorCode.ts'

const document = openApiOf('1.2.3')
const all = Object.entries(endpoints) as [string, Endpoint][]

it('the contract is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const result = await validator.validate(JSON.parse(JSON.stringify(document)))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters: readonly { name?: string; in?: string; $ref?: string }[]
  readonly requestBody?: { content: Record<string, { schema: { properties?: object } }> }
  readonly responses: {
    readonly [status: number]: { content?: Record<string, unknown>; headers?: Record<string, unknown> }
    readonly default: {
      content: {
        'application/json': { schema: { allOf: [object, { properties: { errorCode: { enum: string[] } } }] } }
      }
    }
  }
}

const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()] as unknown as Operation

it.each(all)('the document describes %s with its error codes, parameters and headers', (name, endpoint) => {
  const operation = operationOf(endpoint)
  expect(operation.operationId).toBe(name)
  const refusal = operation.responses.default.content['application/json'].schema
  expect(refusal.allOf[1].properties.errorCode.enum).toEqual([...errorsOf(endpoint), ...(endpoint.systemErrors ?? [])])
  expect(operation.parameters.flatMap((given) => (given.in === 'path' ? [`{${given.name}}`] : []))).toEqual(
    endpoint.path.match(/\{\w+\}/g) ?? [],
  )
  const wantsToken = operation.parameters.some(({ $ref }) => $ref === '#/components/parameters/CsrfToken')
  expect(wantsToken).toBe(endpoint.answerKind !== 'FILE' && endpoint.sentBy !== 'SYSTEMS')
  expect(operation.security.length).toBe(endpoint.access === 'ANYONE' ? 2 : 1)
  if (endpoint.answerKind === 'TUS') return
  expect(Object.keys(operation.responses[200]?.content ?? {})).toEqual([
    endpoint.answerKind === 'FILE' ? '*/*' : 'application/json',
  ])
})

it.each([
  ['describeMessageUploads', 204, [], ['Tus-Version', 'Tus-Extension', 'Tus-Max-Size']],
  ['beginMessageUpload', 201, ['Upload-Length', 'Upload-Metadata'], ['Location', 'Upload-Expires']],
  ['readMessageUpload', 200, [], ['Upload-Offset', 'Upload-Length']],
  ['sendMessagePiece', 204, ['Upload-Offset'], ['Upload-Offset']],
] as const)('the document describes the tus headers of %s', (name, status, sent, answered) => {
  const { parameters, responses, requestBody } = operationOf(endpoints[name])
  const headers = parameters.flatMap((given) => (given.in === 'header' ? [given.name] : []))
  expect(headers).toEqual(['Tus-Resumable', ...sent])
  expect(Object.keys(responses[status]?.headers ?? {})).toEqual(['Tus-Resumable', ...answered])
  expect(Object.keys(requestBody?.content ?? {})).toEqual(
    name === 'sendMessagePiece' ? ['application/offset+octet-stream'] : [],
  )
})

it.each(all.filter(([, { bodyKind }]) => bodyKind === 'MULTIPART'))(
  'the document describes the file of %s',
  (_, endpoint) => {
    const { schema } = operationOf(endpoint).requestBody?.content['multipart/form-data'] ?? {}
    expect(schema?.properties).toHaveProperty('file')
  },
)

it('the document describes the key, its scope and the header of a call of another system, and each webhook', () => {
  const { security, parameters } = operationOf(endpoints.addIntegrationOrder)
  expect(security).toEqual([{ apiKey: ['orders:write'] }])
  expect(parameters.flatMap((given) => (given.in === 'header' ? [given.name] : []))).toEqual(['Idempotency-Key'])
  expect(Object.keys(document.webhooks)).toEqual(ORDER_EVENT_TYPES)
})

it('the document describes each entity once and has no dangling reference', () => {
  const text = JSON.stringify(document)
  const references = new Set(text.match(/#\/components\/schemas\/\w+/g))
  expect(references.size).toBeGreaterThan(20)
  for (const reference of references) {
    expect(document.components.schemas).toHaveProperty(reference.replace('#/components/schemas/', ''))
  }
  expect(text).not.toContain('$defs')
})
