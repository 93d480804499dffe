import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directImportsPlugin } from './directImportsPlugin.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'irodori-imports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function rewritten(source: string): Promise<string> {
  const loads: Parameters<Parameters<ReturnType<typeof directImportsPlugin>['setup']>[0]['onLoad']>[1][] = []
  directImportsPlugin(root).setup({ onStart: () => {}, onLoad: (_, load) => void loads.push(load) })
  const file = path.join(folder, 'source.ts')
  await writeFile(file, source)
  return (await loads[0]({ path: file })).contents
}

const fileOf = (name: string): string => JSON.stringify(path.join(root, 'packages', name))

it('rewrites an import from an entry to the declaring file, on the same line and without types', async () => {
  const source =
    "import {\n  rect as box,\n  type Rect,\n  rotation,\n} from '@irodori/geometry'\nconst a: Rect = box(0, 0, 1, 1)"
  const lines = (await rewritten(source)).split('\n')
  expect(lines[0]).toBe(
    `import { rect as box } from ${fileOf('geometry/src/shape.ts')};import { rotation as rotation } from ${fileOf('geometry/src/affine.ts')}`,
  )
  expect(lines.length).toBe(source.split('\n').length)
})

it('follows entries that re-export other entries, also by export *, to the declaring file', async () => {
  expect(await rewritten("import { Dialog } from '@irodori/ui/dialog'")).toContain(fileOf('ui/src/dialog/Dialog.tsx'))
  expect(await rewritten("import { isImageItem } from '@irodori/contract'")).toContain(
    fileOf('contract/src/entities/designItem.ts'),
  )
})

it('keeps imports of other packages and of names that the entry does not export', async () => {
  const source = "import { useState } from 'react'\nimport { nobody as nobody } from '@irodori/geometry'"
  expect(await rewritten(source)).toBe(source)
})
