// Draws all templates of the demo shop with their stand-in photos on sheets of 24, to be looked at, and prints their ids row by row:
//   npm run sheets [-- PART-OF-AN-ID]
import { mkdirSync } from 'node:fs'
import { renderExact } from '@irodori/scene/renderExact'
import { displayList } from '@irodori/scene/displayList'
import sharp from 'sharp'
import { demoTemplates } from './demoTemplates.ts'
import { picturesAt, samplePage, settingOf } from './samplePage.ts'

const FOLDER = new URL('../../test-results/templates/', import.meta.url)
const [ACROSS, DOWN, CELL, GAP] = [6, 4, 400, 12]

const [part = ''] = process.argv.slice(2)
const chosen = demoTemplates().filter(({ template }) => template.id.includes(part))
mkdirSync(FOLDER, { recursive: true })

for (let first = 0; first < chosen.length; first += ACROSS * DOWN) {
  const onSheet = chosen.slice(first, first + ACROSS * DOWN)
  const cells = onSheet.map(async ({ template }, at) => {
    const { page } = samplePage(template)
    const scale = (CELL - GAP) / Math.max(template.width, template.height)
    const { data, width, height } = await renderExact(displayList(page, settingOf), picturesAt(scale), scale)
    const [left, top] = [(at % ACROSS) * CELL, Math.floor(at / ACROSS) * CELL]
    return { input: Buffer.from(data), raw: { width, height, channels: 4 as const }, left, top }
  })
  const sheet = sharp({
    create: { width: ACROSS * CELL, height: DOWN * CELL, channels: 3, background: '#EEEAE2' },
  })
  const name = `${part || 'all'}-${String(first / (ACROSS * DOWN) + 1).padStart(2, '0')}.png`
  await sheet
    .composite(await Promise.all(cells))
    .png()
    .toFile(new URL(name, FOLDER).pathname)
  const rows = Array.from({ length: DOWN }, (_, row) =>
    onSheet.slice(row * ACROSS, (row + 1) * ACROSS).map(({ template, language }) => `${template.id} ${language}`),
  )
  process.stdout.write(`test-results/templates/${name}\n${rows.map((row) => `  ${row.join(', ')}\n`).join('')}`)
}
