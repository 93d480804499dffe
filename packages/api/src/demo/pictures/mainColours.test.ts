import { fileURLToPath } from 'node:url'
import { demoShop } from '@irodori/demo-shop/demoShop'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPool } from '../../../testing/testServer.ts'
import { isShownInList } from '../../catalogue/putTemplateColours.ts'
import { withMainColours } from '../../catalogue/withMainColours.ts'
import type { WorkerPool } from '../../work/workerPool.ts'
import { demoEntities } from '../demoEntities.ts'
import { demoTemplateAssets } from './demoTemplateAssets.ts'

const FILE = fileURLToPath(import.meta.resolve('../../../../demo-shop/src/templates/mainColours.json'))

let pool: WorkerPool
beforeAll(async () => {
  pool = await testPool()
})
afterAll(() => pool.close())

/** One line for each template. */
const linesOf = (colours: readonly (readonly [string, readonly string[]])[]): string =>
  `{\n${colours.map(([id, names]) => `  "${id}": [${names.map((name) => `"${name}"`).join(', ')}]`).join(',\n')}\n}\n`

it('CAT-58: the main colours in the demo shop are those of its artwork; vitest -u writes them', async () => {
  const shop = demoShop()
  const { layers } = demoTemplateAssets(shop)
  const coloured = await withMainColours({ pool, layers }, demoEntities(shop).templates)
  const listed = coloured.filter(isShownInList)
  expect(listed.filter(({ colours }) => colours?.includes('pink')).length).toBeGreaterThan(5)
  await expect(linesOf(listed.map(({ id, colours = [] }) => [id, colours]))).toMatchFileSnapshot(FILE)
}, 120_000)
