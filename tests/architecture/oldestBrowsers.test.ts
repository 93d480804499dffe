import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Functions that the oldest supported browsers (Chrome 111, Firefox 115, Safari 16.4; see esbuild.config.mjs) lack.
 * esbuild rewrites newer syntax but adds no missing function.
 */
const TOO_NEW =
  /\b(groupBy|withResolvers|fromAsync|toBase64|fromBase64|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|startViewTransition)\(|AbortSignal\.any\(|URL\.(canParse|parse)\(|\.(values|keys|entries)\(\)\.(map|filter|some|every|find|toArray|take|drop|flatMap|forEach|reduce)\(/

/** Sources that run in a browser. */
const FOLDERS = [
  'studio/src',
  'portal/src',
  ...[
    'canvas',
    'client',
    'contract',
    'design',
    'font-inspector',
    'geometry',
    'imaging',
    'media',
    'rules',
    'scene',
    'table-file',
    'typography',
    'ui',
  ].map((name) => `packages/${name}/src`),
]

it('finds no call of a function that the oldest supported browsers lack', () => {
  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })).filter(
    (file) => !/\.test\.|\/testing\/|\/build\/|\/server\/|\/tool\//.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => TOO_NEW.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([])
})
