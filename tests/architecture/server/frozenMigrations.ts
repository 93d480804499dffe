import type { Source } from '../sources.ts'
import { isTestSource } from '../sources.ts'

const MIGRATIONS = 'packages/api/src/database/migrations/'
const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
/** Kysely, Node.js and files of the same folder; they do not change with the shop's rules and tables. */
const ALLOWED = /^(?:kysely|node:[a-z/_]+|\.\/[^/]+)$/

/** Imports by migrations of anything that a later release may change: a released migration must stay as it was. */
export const changingImports = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path }) => path.startsWith(MIGRATIONS) && !isTestSource(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)]
        .map(([, target]) => target ?? '')
        .filter((target) => !ALLOWED.test(target))
        .map((target) => `${path} imports ${target}`),
    )
