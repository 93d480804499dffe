import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { setText } from './layout/setText.ts'
import { fontBytes, openFont } from './testing/openFont.ts'
import { requestOf } from './testing/request.ts'

test('the package bundles for browsers and sets the same outlines with nothing of Node at hand', async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'typography',
    platform: 'browser',
    minify: true,
  })
  expect(bundle.outputFiles[0].contents.length).toBeLessThan(480_000)
  const request = requestOf({ type: 'VERTICAL_TEXT', text: '12月の「ヴァイオリン」Sonata…' })
  const bytes = fontBytes('ZenMaruGothic.ttf')
  // Of the host's objects a worker has these two; Buffer, process and require are absent.
  const worker = createContext({ TextDecoder, TextEncoder, bytes, request })
  runInContext(bundle.outputFiles[0].text, worker)
  const coords: Float64Array = runInContext(
    'typography.setText(request, typography.loadFont(bytes)).outline.coords',
    worker,
  )
  expect([...coords]).toEqual([...setText(request, openFont('ZenMaruGothic.ttf')).outline.coords])
})
