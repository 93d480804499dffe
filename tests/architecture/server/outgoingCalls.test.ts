import { expect, it } from 'vitest'
import type { Source } from '../sources.ts'
import { isTestSource, readSources } from '../sources.ts'

/** The files of the server that call other machines, and who chooses the address. */
const CALLERS: Readonly<Record<string, string>> = {
  'packages/api/src/connectors/wire/sendRequest.ts': 'the documented addresses of the outside shops, or the operator',
  'packages/api/src/database/openDatabase.ts': 'the operator',
  'packages/api/src/mail/smtpTransport.ts': 'the operator',
  'packages/api/src/staff/staffSocket.ts': 'nobody: a socket in the data directory',
  'packages/api/src/storage/s3Storage.ts': 'the operator',
  'packages/api/src/webhooks/sendMessage.ts': 'the staff; private networks are refused after the name was resolved',
}

const CALL =
  /(?<![.\w])fetch\(|\bimport \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|http2|net|tls|dgram)'|from 'undici'|\bcreateTransport\(|\bnew S3Client\(|\bnew pg\.(?:Pool|Client)\(/

const callersAmong = (sources: readonly Source[]): string[] =>
  sources.filter(({ path, text }) => !isTestSource(path) && CALL.test(text)).map(({ path }) => path)

it('finds calls by fetch, by sockets and by the libraries of the server', () => {
  const texts = [
    'await fetch(url)',
    "import { request as requestHttps } from 'node:https'",
    "import { connect } from 'node:net'",
    'createTransport({})',
    'new pg.Pool({})',
    'queue.fetch(name)',
    "import { createServer } from 'node:http'",
  ]
  const sources = texts.map((text, at) => ({ path: `${at}.ts`, text }))
  expect(callersAmong(sources)).toEqual(['0.ts', '1.ts', '2.ts', '3.ts', '4.ts'])
})

it('calls other machines from these files only, so that no visitor chooses an address', () => {
  const ofServer = ['contract', 'design', 'imaging', 'media', 'operating', 'print', 'rules', 'typography']
  const sources = readSources(['api', ...ofServer].map((name) => `packages/${name}`))
  const inBrowsers = /^packages\/(imaging|media|typography)\/src\/browser\//
  expect(
    callersAmong(sources)
      .filter((path) => !inBrowsers.test(path))
      .toSorted(),
  ).toEqual(Object.keys(CALLERS))
})
