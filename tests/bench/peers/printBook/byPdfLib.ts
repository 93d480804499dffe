// Makes the book with pdf-lib and its photos with sharp: shrunk while decoding, two at a time, JPEG with quality 92 without
// subsampling; the font is embedded as a subset. Arguments: number of pages, folder of photos, file to write.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import { fontFilePath } from '@irodori/fonts/fontFilePath'
import fontkit from '@pdf-lib/fontkit'
import { PDFDocument, rgb } from 'pdf-lib'
import sharp from 'sharp'
import { bookOf, photosOf } from '../../printBook/book.ts'
import { printResult } from '../../printBook/printResult.ts'

const [pages = '', folder = '', target = ''] = process.argv.slice(2)
const files = (await readdir(folder))
  .filter((name) => name.endsWith('.jpg'))
  .sort()
  .slice(0, photosOf(Number(pages)))
const photos = files.map((imageName, index) => ({
  imageName,
  width: index % 3 === 0 ? 3024 : 4032,
  height: index % 3 === 0 ? 4032 : 3024,
}))
const PT = 72 / 300
const QUALITY = 92

async function jpegOf(item: ImageItem): Promise<Buffer> {
  const { croppedLeft, croppedTop, croppedWidth, croppedHeight } = item
  const region = {
    left: Math.round(croppedLeft),
    top: Math.round(croppedTop),
    width: Math.floor(croppedWidth),
    height: Math.floor(croppedHeight),
  }
  return sharp(path.join(folder, item.imageName ?? ''))
    .autoOrient()
    .extract(region)
    .resize(Math.round(item.width), Math.round(item.height), { fit: 'fill' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

await printResult(target, Number(pages), async (count) => {
  const document = await PDFDocument.create()
  document.registerFontkit(fontkit)
  const font = await document.embedFont(await readFile(fontFilePath('NotoSerifJP.ttf', 'Normal')), { subset: true })
  for (const { sheet, items } of bookOf(count, photos)) {
    const page = document.addPage([sheet.width * PT, sheet.height * PT])
    page.drawRectangle({ width: sheet.width * PT, height: sheet.height * PT, color: rgb(0.984, 0.973, 0.949) })
    const windows = items.filter(isImageItem)
    const jpegs = await Promise.all(windows.map(jpegOf))
    for (const [index, item] of windows.entries()) {
      const jpeg = jpegs[index]
      if (jpeg === undefined) throw new Error('no picture')
      const y = (sheet.height - item.top - item.height) * PT
      const place = { x: item.left * PT, y, width: item.width * PT, height: item.height * PT }
      page.drawImage(await document.embedJpg(jpeg), place)
    }
    for (const item of items) {
      if (!('text' in item)) continue
      page.drawText(item.text, {
        x: item.left * PT,
        y: (sheet.height - item.top) * PT - item.fontSize,
        size: item.fontSize,
        font,
        maxWidth: item.width * PT,
        lineHeight: item.fontSize * 1.5,
        // Japanese text has no spaces to break at.
        wordBreaks: [''],
      })
    }
  }
  await writeFile(target, await document.save())
})
