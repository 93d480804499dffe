import { AWKWARD } from './arbitraryOf.ts'
import type { Wire } from './wire.ts'
import { BOUNDARY } from './wire.ts'

/** Modifies a call into one that no regular client sends. */
export type Attack = (wire: Wire) => Wire

const onPath =
  (change: (path: string, search: string) => string): Attack =>
  (wire) => {
    const [path = '/', search = ''] = wire.url.split('?')
    return { ...wire, url: change(path, search) }
  }

/** Replaces the last segment of the path. */
const lastPart = (segment: string): Attack =>
  onPath((path, search) => `${path.replace(/[^/]*$/, segment)}${search ? `?${search}` : ''}`)

const withBody =
  (payload: Buffer | string, type = 'application/json'): Attack =>
  (wire) => ({ ...wire, payload, headers: { ...wire.headers, 'content-type': type } })

const withHeaders =
  (headers: Readonly<Record<string, string>>): Attack =>
  (wire) => ({ ...wire, headers: { ...wire.headers, ...headers } })

const withMethod =
  (method: Wire['method']): Attack =>
  (wire) => ({ ...wire, method })

const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const part = (head: string, content = 'x') => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`
const END = `--${BOUNDARY}--\r\n`

export const ATTACKS: readonly Attack[] = [
  // paths
  ...[
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f%2e%2e%2f',
    '....//....//',
    '%00',
    '%ff%fe',
    '%',
    '%zz',
    '%ed%a0%80',
  ].map(lastPart),
  ...['x'.repeat(5000), "1'%20or%20'1'='1", '%0d%0aSet-Cookie:a=b', '%3Cscript%3E', '__proto__', '.', '..'].map(
    lastPart,
  ),
  onPath((path, search) => `/${path}//?${search}`),
  onPath((path, search) => `${path.toUpperCase()}?${search}`),
  // queries
  onPath((path, search) => `${path}?${search}&${search}`),
  onPath((path, search) => `${path}?${search.replace(/=/g, '[]=')}`),
  onPath((path, search) => `${path}?${search.replace(/=/g, '[a][b]=')}`),
  onPath((path, search) => `${path}?${search}&__proto__[polluted]=1&constructor[prototype][polluted]=1&a`),
  onPath((path, search) => `${path}?${search.replace(/=[^&]*/g, '=%00')}`),
  onPath((path, search) => `${path}?${search.replace(/=[^&]*/g, '=%')}`),
  onPath((path, search) => `${path}?${search.replace(/=[^&]*/g, '=%ed%a0%80')}`),
  onPath((path) => `${path}?${'a=b&'.repeat(3000)}`),
  onPath((path) => `${path}?${'x'.repeat(20_000)}`),
  ...AWKWARD.map((text) =>
    onPath((path, search) => `${path}?${search.replace(/=[^&]*/g, `=${encodeURIComponent(text.toWellFormed())}`)}`),
  ),
  // bodies
  withBody('{"a":'),
  withBody(''),
  withBody('null'),
  withBody('[]'),
  withBody('"text"'),
  withBody('1e999'),
  withBody(`{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`),
  withBody('['.repeat(50_000)),
  withBody(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
  withBody(`{"orderNumber":["a"],"designs":{"length":1e9},"text":{"toString":1}}`),
  withBody(Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x7d])),
  withBody(Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d])),
  withBody('{}', 'text/plain'),
  withBody('a=b', 'application/x-www-form-urlencoded'),
  withBody('<a/>', 'application/xml'),
  withBody('{}', 'application/json; charset=utf-7'),
  withBody('{}', 'nonsense'),
  withBody('{}', ''),
  // forms
  withBody('', FORM),
  withBody('no form', FORM),
  withBody('no boundary', 'multipart/form-data'),
  withBody(part('content-disposition: form-data; name="a"'), FORM),
  withBody(part('content-disposition: form-data') + END, FORM),
  withBody(part('content-disposition: form-data; name="__proto__"') + END, FORM),
  withBody(part('content-disposition: form-data; name="orderNumber"; filename="../../x"') + END, FORM),
  withBody(part('content-disposition: form-data; name="file"; filename="../../../x.png"', 'GIF89a') + END, FORM),
  withBody(part('content-disposition: form-data; name="file"; filename="a\u0000.png"', '') + END, FORM),
  withBody(part('content-disposition: form-data; name="file"; filename="a"').repeat(30) + END, FORM),
  withBody(part('content-disposition: form-data; name="a"').repeat(3000) + END, FORM),
  withBody(part(`content-disposition: form-data; name="${'n'.repeat(20_000)}"`) + END, FORM),
  withBody(part('content-disposition: form-data; name="text"', 'x'.repeat(2_000_000)) + END, FORM),
  withBody(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\ncut`, FORM),
  // headers
  withHeaders({ authorization: 'x'.repeat(100_000) }),
  withHeaders({ authorization: 'Bearer \u00ff\u00fe' }),
  withHeaders({ authorization: "' or 1=1 --" }),
  withHeaders({ authorization: 'Basic YTpi' }),
  withHeaders({ 'csrf-token': '' }),
  withHeaders({ origin: 'https://elsewhere.example' }),
  withHeaders({ origin: 'null' }),
  withHeaders({ range: 'bytes=-1,5-2,999999999999999999999-' }),
  withHeaders({ 'accept-encoding': ';;;q=x' }),
  withHeaders({ 'if-none-match': '*', 'if-modified-since': 'yesterday' }),
  withHeaders({ 'x-forwarded-for': '1.2.3.4, nonsense', 'x-request-id': '<script>' }),
  withHeaders({ expect: 'the unexpected', 'x-http-method-override': 'DELETE' }),
  withHeaders({ cookie: `a=${'b'.repeat(10_000)}` }),
  // methods
  ...(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const).map(withMethod),
]
