import { fontFilePath } from '@irodori/fonts/fontFilePath'
import PDFDocument from 'pdfkit'
import type { Document } from './pdfText.ts'
import { PAGE } from './pdfText.ts'

export const MINCHO = 'NotoSerifJP.ttf'
export const GOTHIC = 'NotoSansJP.ttf'

interface Description {
  readonly title: string
  readonly author: string
  /** Creation date of the file; the same content and date give the same bytes. */
  readonly createdAt: Date
  /** Size of the pages in points; A4 if omitted. */
  readonly page?: { readonly width: number; readonly height: number }
}

interface OpenPdf {
  readonly document: Document
  /** Ends the document. */
  readonly end: () => Promise<Uint8Array>
}

/** A Japanese PDF with the fonts `mincho`, `gothic` and `bold`, of which it embeds the characters that it uses. */
export function openPdf({ title, author, createdAt, page = PAGE }: Description): OpenPdf {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: 'ja',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  })
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    document.on('end', resolve)
    document.on('error', reject)
  })
  document.registerFont('mincho', fontFilePath(MINCHO, 'Normal'))
  document.registerFont('gothic', fontFilePath(GOTHIC, 'Normal'))
  document.registerFont('bold', fontFilePath(GOTHIC, 'Bold'))
  return {
    document,
    end: async () => {
      document.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
