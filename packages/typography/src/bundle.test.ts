import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { assert, expect, test } from 'vitest'
import { setText } from './layout/setText.ts'
import { fontBytes, openFont } from '../testing/openFont.ts'
import { requestOf } from '../testing/request.ts'

test('bundles for browsers and sets the same outlines without Node’s globals', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { loadFont } from './font/fontFace.ts'\nexport { setText } from './layout/setText.ts'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'typography',
    platform: 'browser',
    minify: true,
  })
  const [bundle] = outputFiles
  assert(bundle)
  expect(bundle.contents.length).toBeLessThan(480_000)
  const request = requestOf({ type: 'VERTICAL_TEXT', text: '12月の「ヴァイオリン」Sonata…' })
  const bytes = fontBytes('ZenMaruGothic.ttf')
  // A worker provides these two host objects; Buffer, process and require are absent.
  const worker = createContext({ TextDecoder, TextEncoder, bytes, request })
  runInContext(bundle.text, worker)
  const coords: Float64Array = runInContext(
    'typography.setText(request, typography.loadFont(bytes)).outline.coords',
    worker,
  )
  expect([...coords]).toEqual([...setText(request, openFont('ZenMaruGothic.ttf')).outline.coords])
})
