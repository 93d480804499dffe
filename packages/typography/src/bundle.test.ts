import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { setText } from './layout/setText.ts'
import { fontBytes, openFont } from '../testing/openFont.ts'
import { requestOf } from '../testing/request.ts'

test('bundles for browsers and sets the same outlines without Node’s globals', async () => {
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
  // A worker provides these two host objects; Buffer, process and require are absent.
  const worker = createContext({ TextDecoder, TextEncoder, bytes, request })
  runInContext(bundle.outputFiles[0].text, worker)
  const coords: Float64Array = runInContext(
    'typography.setText(request, typography.loadFont(bytes)).outline.coords',
    worker,
  )
  expect([...coords]).toEqual([...setText(request, openFont('ZenMaruGothic.ttf')).outline.coords])
})
