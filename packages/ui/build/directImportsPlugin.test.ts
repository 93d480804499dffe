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

it('what is imported from a door is imported from the file that declares it, on the same line, types left out', async () => {
  const source =
    "import {\n  rect as box,\n  type Rect,\n  rotation,\n} from '@irodori/geometry'\nconst a: Rect = box(0, 0, 1, 1)"
  const lines = (await rewritten(source)).split('\n')
  expect(lines[0]).toBe(
    `import { rect as box } from ${fileOf('geometry/src/shape.ts')};import { rotation as rotation } from ${fileOf('geometry/src/affine.ts')}`,
  )
  expect(lines.length).toBe(source.split('\n').length)
})

it('doors that open on doors, and those that hand on everything, lead to the declaring file too', async () => {
  expect(await rewritten("import { Dialog } from '@irodori/ui/dialog'")).toContain(fileOf('ui/src/dialog/Dialog.tsx'))
  expect(await rewritten("import { isImageItem } from '@irodori/contract'")).toContain(
    fileOf('contract/src/entities/designItem.ts'),
  )
})

it('what is no workspace, or is not found behind its door, is left to the door', async () => {
  const source = "import { useState } from 'react'\nimport { nobody as nobody } from '@irodori/geometry'"
  expect(await rewritten(source)).toBe(source)
})
