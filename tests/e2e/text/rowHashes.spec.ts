import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { pageFromTemplate } from '@irodori/design/designPage'
import { fillRow } from '@irodori/design/merge/fillRow'
import { matchTexts } from '@irodori/design/merge/matchTexts'
import { columnNames, rowsOfList } from '@irodori/design/merge/mergeList'
import { present } from '@irodori/design/testing/present'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { textRequest } from '@irodori/scene/textRequest'
import { listOf, readList } from '@irodori/table-file/readList'
import type { FontFace } from '@irodori/typography/fontFace'
import { loadFont } from '@irodori/typography/fontFace'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import { expect } from '@playwright/test'
import { bundlePage } from '../../fixtures/bundlePage.ts'
import { callShop } from '../../fixtures/shopCaller.ts'
import { hashesInNode } from '../../parity/hashInNode.ts'
import type { KernelPage } from '../pages/kernelPage.ts'
import { test } from '../pages/sharedShop.ts'

declare const kernelPage: KernelPage

/** `IRODORI_ROWS=500` compares as many rows as a list may have. */
const ROWS = Number(process.env.IRODORI_ROWS ?? 12)
/** Names of a dictionary (mecab-ipadic 2.7.0), after one that has to be set smaller. */
const NAMES = [
  '東十条 アレクサンドラ菜々子',
  ...readFileSync(new URL('../../../packages/typography/testing/names.txt', import.meta.url), 'utf8').split('\n'),
]

// The test adds a script to the page, which the shop's Content-Security-Policy refuses.
test.use({ bypassCSP: true })

test(`a card filled with each of ${ROWS} rows has equal pixels in Chromium and on the server`, async ({
  page,
  shop,
  order,
}) => {
  test.setTimeout(60_000 + ROWS * 5000)
  const guest = await callShop(shop.address, order.orderNumber, order.phoneNumber)
  const card = pageFromTemplate(await guest.template('card-hanaikada-back'), 2, randomUUID)
  const design = { designSeriesId: null, pages: [card] }
  const read = readList(`氏名\n${NAMES.slice(0, ROWS).join('\n')}`)
  if (!read.ok) throw new Error(`the list cannot be read: ${read.error.code}`)
  const people = listOf(read.value.records, read.value.hasHead)
  const rows = rowsOfList(people, randomUUID)
  const list = { columns: columnNames(people), rows, patterns: matchTexts(design, people) }

  const faces = new Map<string, FontFace>()
  const faceOf = ({ font, fontWeight }: TextItem): FontFace => {
    const file = fontFilePath(font, fontWeight)
    const face = faces.get(file) ?? loadFont(new Uint8Array(readFileSync(file)))
    faces.set(file, face)
    return face
  }
  const sizes = allowedFontSizes(8)
  const deps = {
    measure: async (item: TextItem) => setText(textRequest(item, card.sheet.dpi), faceOf(item), findPhrases),
    sizes,
    fontFor: (item: TextItem) => item.font,
  }
  const inNode = await hashesInNode(new Map(), shop.address)

  await page.goto('/404')
  await page.addScriptTag({ type: 'module', content: await bundlePage('tests/e2e/pages/kernelPage.ts') })
  await page.waitForFunction(() => 'kernelPage' in globalThis)
  const times = { filled: 0, printed: 0, server: 0 }
  const hashes = new Set<string>()
  for (const row of rows) {
    const seen = await page.evaluate(([from, of, one, all]) => kernelPage.printRow(from, of, one, all), [
      card,
      list,
      row,
      sizes,
    ] as const)
    const begun = performance.now()
    const filled = await fillRow(design, list, row, deps)
    const computed = await inNode(present(filled.document.pages[0]))
    times.server += performance.now() - begun
    times.filled += seen.filledMs
    times.printed += seen.printedMs
    expect(seen.hash, row.cells[0]).toBe(computed)
    hashes.add(computed)
  }
  expect(hashes.size, 'each row has pixels of its own').toBe(new Set(rows.map(({ cells: [name] }) => name)).size)
  const each = (ms: number): string => `${(ms / ROWS).toFixed(1)} ms`
  const description = `filled ${each(times.filled)}, printed ${each(times.printed)}, on the server ${each(times.server)}`
  test.info().annotations.push({ type: `${ROWS} rows, each`, description })
})
