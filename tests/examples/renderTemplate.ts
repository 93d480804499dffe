// Renders a template of a catalogue to a PNG and a PDF, without a shop:
//   node tests/examples/renderTemplate.ts packages/operating/first-catalogue yamanami OUTPUT-FOLDER
import { randomUUID } from 'node:crypto'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import type { TextItem } from '@irodori/contract/entities/designItem'
import { pageFromTemplate } from '@irodori/design/designPage'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import { encodePicture } from '@irodori/imaging/encodePicture'
import { acceptedPhoto } from '@irodori/imaging/photoError'
import { openPhoto } from '@irodori/imaging/server/openPhoto'
import { rgbColours } from '@irodori/print/colourConverter'
import { standardProfile } from '@irodori/print/outputProfile'
import { formatOf } from '@irodori/print/pageFormat'
import { writePrintPdf } from '@irodori/print/printPdf'
import { printSheet } from '@irodori/print/printSheet'
import { displayList } from '@irodori/scene/displayList'
import { renderExact } from '@irodori/scene/renderExact'
import { textRequest } from '@irodori/scene/textRequest'
import { loadFont } from '@irodori/typography/fontFace'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'

const [catalogue, id, output] = process.argv.slice(2)
const { templates } = JSON.parse(readFileSync(`${catalogue}/catalogue.json`, 'utf8'))
const page = pageFromTemplate(
  templates.find((template: { id: string }) => template.id === id),
  1,
  randomUUID,
)
const faceOf = ({ font, fontWeight }: TextItem) =>
  loadFont(new Uint8Array(readFileSync(fontFilePath(font, fontWeight))))
const list = displayList(page, (item) => setText(textRequest(item, page.sheet.dpi), faceOf(item), findPhrases))
const pictures = {
  artwork: async (key: string) => acceptedPhoto(await openPhoto(readFileSync(`${catalogue}/pictures/${key}`))).pixels,
  photo: async () => Promise.reject(new Error('the frames of a template are empty')),
}

const pixels = await renderExact(list, pictures, 1)
writeFileSync(`${output}/${id}.png`, await encodePicture(pixels, { kind: 'png', dpi: page.sheet.dpi }))

const description = { title: page.templateId, creator: 'an example', date: new Date(), id: '0'.repeat(32) }
const profile = await standardProfile()
const sheet = await printSheet(list, pictures, rgbColours, { isFlattened: false, hasSpots: true })
writeFileSync(`${output}/${id}.pdf`, '')
await writePrintPdf(
  async (bytes) => appendFileSync(`${output}/${id}.pdf`, bytes),
  { standard: 'X-4', description, profile, condition: null, colour: 'RGB', cropMarks: true },
  [{ format: formatOf(page.sheet), sheet, isSplit: false }],
)
