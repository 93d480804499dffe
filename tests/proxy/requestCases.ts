/** The path of a request that is hidden in the body of another; its number is that of the case, in as many digits. */
export const HIDDEN = '/hidden-request-00'
/** A host that is not the shop's. */
export const OTHER_HOST = 'other.example'

/**
 * REFUSED: one answer with an error, or the connection is closed without one. PAGE: one answer with a page. ONCE: one answer,
 * and no failure of the server. TOLERATED: refused, or passed on to the server, which does not fail; a request hidden in another
 * is then the visitor's second one.
 */
export type Outcome = 'REFUSED' | 'PAGE' | 'ONCE' | 'TOLERATED'

export interface RequestCase {
  readonly name: string
  /** One character for each byte. */
  readonly bytes: string
  readonly outcome: Outcome
  /** The outcome behind a proxy, which may accept what the server refuses. */
  readonly behindProxy: Outcome
}

const lines = (...text: readonly string[]): string => text.join('\r\n')
const get = (path: string, ...headers: readonly string[]): string =>
  lines(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '', '')
const post = (body: string, ...headers: readonly string[]): string =>
  lines(
    'POST /api/order/verification HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  )
const head = (...text: readonly string[]): string => lines(...text, '', '')
const HIDDEN_REQUEST = head(`GET ${HIDDEN} HTTP/1.1`, 'Host: localhost')
const SIZE = HIDDEN_REQUEST.length
const CHUNKED = 'Transfer-Encoding: chunked'
const LAST_CHUNK = '0\r\n\r\n'
const AFTER_CHUNKS = `${LAST_CHUNK}${HIDDEN_REQUEST}`

type Row = readonly [name: string, bytes: string, outcome: Outcome, behindProxy?: Outcome]

/** Requests whose end two programs may see at different places (RFC 9112, sections 6.3 and 11.2). */
const framing: readonly Row[] = [
  // RFC 9112 lets a proxy ignore the length; Caddy does.
  ['a length and chunks', post(AFTER_CHUNKS, `Content-Length: ${LAST_CHUNK.length}`, CHUNKED), 'REFUSED', 'TOLERATED'],
  [
    'chunks and a length',
    post(AFTER_CHUNKS, CHUNKED, `Content-Length: ${AFTER_CHUNKS.length}`),
    'REFUSED',
    'TOLERATED',
  ],
  ['two different lengths', post(HIDDEN_REQUEST, 'Content-Length: 0', `Content-Length: ${SIZE}`), 'REFUSED'],
  ['a list of lengths', post(HIDDEN_REQUEST, `Content-Length: 0, ${SIZE}`), 'REFUSED'],
  ['a negative length', post(HIDDEN_REQUEST, 'Content-Length: -1'), 'REFUSED'],
  ['a length with a sign', post(HIDDEN_REQUEST, `Content-Length: +${SIZE}`), 'REFUSED'],
  ['a length in base sixteen', post(HIDDEN_REQUEST, 'Content-Length: 0x10'), 'REFUSED'],
  ['a length of forty digits', post(HIDDEN_REQUEST, `Content-Length: ${'9'.repeat(40)}`), 'REFUSED'],
  ['an unknown transfer coding', post(HIDDEN_REQUEST, 'Transfer-Encoding: xchunked'), 'REFUSED'],
  ['a coding after chunked', post(AFTER_CHUNKS, 'Transfer-Encoding: chunked, identity'), 'REFUSED'],
  ['a control character before the coding', post(AFTER_CHUNKS, 'Transfer-Encoding: \x0bchunked'), 'REFUSED'],
  ['two different codings', post(AFTER_CHUNKS, CHUNKED, 'Transfer-Encoding: identity'), 'REFUSED'],
  ['a space before the colon of a length', post(HIDDEN_REQUEST, `Content-Length : ${SIZE}`), 'REFUSED'],
  ['a space before the colon of a coding', post(AFTER_CHUNKS, 'Transfer-Encoding : chunked'), 'REFUSED'],
  ['a coding in a folded line', post(AFTER_CHUNKS, `X-Note: a\r\n ${CHUNKED}`, 'Content-Length: 0x'), 'REFUSED'],
  [
    'a line that ends with a carriage return',
    post(AFTER_CHUNKS, `X-Note: a\r${CHUNKED}`, 'Content-Length: 0'),
    'REFUSED',
  ],
  ['a chunk without a size', post(`\r\n${HIDDEN_REQUEST}`, CHUNKED), 'REFUSED'],
  ['a chunk whose size is no number', post(`zz\r\n${HIDDEN_REQUEST}`, CHUNKED), 'REFUSED'],
  ['a chunk size of seventeen digits', post(`fffffffffffffffff\r\n${HIDDEN_REQUEST}`, CHUNKED), 'REFUSED'],
  ['a chunk longer than its size', post(`1\r\nabcdef\r\n${AFTER_CHUNKS}`, CHUNKED), 'REFUSED'],
]

const NUMBERED = Array.from({ length: 10_000 }, (_, at) => `X-${at}: 1`)

const heads: readonly Row[] = [
  ['no host', head('GET /home HTTP/1.1'), 'REFUSED'],
  ['two hosts', get('/home', `Host: ${OTHER_HOST}`), 'REFUSED'],
  ['a null character in a header', get('/home', 'X-Note: a\0b'), 'REFUSED'],
  // Caddy leaves the line out.
  ['a header without a name', get('/home', ': value'), 'REFUSED', 'ONCE'],
  ['a header without a colon', get('/home', 'nothing'), 'REFUSED'],
  ['a header of 100 kB', get('/home', `X-Note: ${'a'.repeat(100_000)}`), 'REFUSED'],
  ['ten thousand headers', get('/home', ...NUMBERED), 'REFUSED'],
  ['an address of 100 kB', get(`/home?${'a'.repeat(100_000)}`), 'REFUSED'],
  ['a space in the address', get('/home /a'), 'REFUSED'],
  // HAProxy speaks its own version to the server.
  ['an unknown version', head('GET /home HTTP/7.9', 'Host: localhost'), 'REFUSED', 'TOLERATED'],
  ['the hello of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 'REFUSED'],
  ['an unknown method', head('SHOW /home HTTP/1.1', 'Host: localhost'), 'REFUSED'],
  ['TRACE', head('TRACE /home HTTP/1.1', 'Host: localhost', 'Cookie: secret'), 'REFUSED'],
  // Caddy answers a host that it does not serve by an empty page.
  [
    'CONNECT to another host',
    head(`CONNECT ${OTHER_HOST}:443 HTTP/1.1`, `Host: ${OTHER_HOST}:443`),
    'REFUSED',
    'TOLERATED',
  ],
  ['OPTIONS of the server', head('OPTIONS * HTTP/1.1', 'Host: localhost'), 'ONCE'],
  ['an unknown expectation', get('/home', 'Expect: tea'), 'REFUSED'],
  ['an upgrade to web sockets', get('/home', 'Connection: Upgrade', 'Upgrade: websocket'), 'ONCE'],
  [
    'an upgrade to HTTP/2',
    get('/home', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'),
    'ONCE',
  ],
  ['an absolute address', head('GET http://localhost/home HTTP/1.1', 'Host: localhost'), 'PAGE'],
  ['an absolute address of another host', head(`GET http://${OTHER_HOST}/home HTTP/1.1`, 'Host: localhost'), 'ONCE'],
  ['another host', head('GET /home HTTP/1.1', `Host: ${OTHER_HOST}`), 'ONCE'],
  ['HTTP/1.0', head('GET /home HTTP/1.0', 'Host: localhost'), 'PAGE'],
  ['headers that the connection drops', get('/home', 'Connection: close, X-Forwarded-For, Host'), 'ONCE'],
]

/** Paths to a file elsewhere, to another host, or with a line of their own. */
const paths: readonly string[] = [
  '/../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/studio/assets/..%2f..%2f..%2fpackage.json',
  '/studio/assets/..%5c..%5cpackage.json',
  '/studio/assets/%c0%ae%c0%ae/package.json',
  '/studio/assets/%00',
  '/home/%ff%fe',
  '/home%0d%0aSet-Cookie:%20planted=1',
  '/home;/../../package.json',
  `//${OTHER_HOST}/home`,
  `//${OTHER_HOST}/%2e%2e`,
  `/\\${OTHER_HOST}/home`,
  `/%2f%2f${OTHER_HOST}/`,
]

/** Requests at the edges of HTTP/1.1, and beyond them. */
export const REQUEST_CASES: readonly RequestCase[] = [
  ...framing,
  ...heads,
  ...paths.map((path): Row => [`the path ${path}`, get(path), 'REFUSED']),
].map(([name, bytes, outcome, behindProxy = outcome]) => ({ name, bytes, outcome, behindProxy }))
