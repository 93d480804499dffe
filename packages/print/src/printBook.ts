import { mm } from '@irodori/geometry'
import { srgbProfile } from '@irodori/imaging/server'
import { cropMarks, MARK_SLUG, REGISTRATION_SPACE } from './cropMarks.ts'
import { SCREEN_SPACE } from './ink.ts'
import type { OutputProfile } from './outputProfile.ts'
import { pageBoxes, toPoints } from './pageBoxes.ts'
import type { PageFormat } from './pageFormat.ts'
import type { Sink } from './pdf/pdfFile.ts'
import { PdfFile } from './pdf/pdfFile.ts'
import type { PdfRef, PdfValue } from './pdf/pdfValue.ts'
import { name, PdfBytes, writtenNumber } from './pdf/pdfValue.ts'
import type { PrintPicture, PrintSheet } from './printSheet.ts'
import type { FileDescription } from './xmp.ts'
import { isoDate, xmpPacket } from './xmp.ts'

/** The version of PDF that PDF/X-4 builds on. */
const PDF_VERSION = '1.6'

export interface BookSettings {
  readonly description: FileDescription
  /** What the file is printed with: its output intent. */
  readonly profile: OutputProfile
  /** Name of the printing condition in the ICC's registry, as JC200103; null where it has none. */
  readonly condition: string | null
  readonly colour: 'RGB' | 'CMYK'
  readonly cropMarks: boolean
}

export interface BookPage {
  readonly format: PageFormat
  readonly sheet: PrintSheet
  /** Two pages side by side, to be made pages of their own, the left one first. */
  readonly isSplit: boolean
}

/**
 * Writes a PDF/X-4 file, a page at a time: what is held is one sheet and the numbers of the objects. The same sheets and
 * settings give the same bytes.
 */
export async function writePrintBook(
  sink: Sink,
  settings: BookSettings,
  pages: AsyncIterable<BookPage> | Iterable<BookPage>,
): Promise<void> {
  const file = await PdfFile.begin(sink, PDF_VERSION)
  const book: Book = {
    file,
    settings,
    tree: file.reserve(),
    spaces: await colourSpaces(file, settings),
    pictures: new Map(),
    kids: [],
  }
  for await (const page of pages) await writePage(book, page)
  await file.object({ Type: name('Pages'), Kids: book.kids, Count: book.kids.length }, book.tree)
  await writeTrailer(book)
}

interface Book {
  readonly file: PdfFile
  readonly settings: BookSettings
  readonly tree: PdfRef
  readonly spaces: ColourSpaces
  /** Those that are in the file already, by what they hold. */
  readonly pictures: Map<string, PdfRef>
  readonly kids: PdfRef[]
}

interface ColourSpaces {
  /** Of pictures and of what is blended. */
  readonly content: PdfValue
  /** As a page's resources name them. */
  readonly named: Readonly<Record<string, PdfValue>>
}

async function colourSpaces(file: PdfFile, { colour, cropMarks, profile }: BookSettings): Promise<ColourSpaces> {
  const screen =
    colour === 'RGB'
      ? [name('ICCBased'), await file.stream({ N: 3, Alternate: name('DeviceRGB') }, srgbProfile())]
      : null
  const plain = screen ?? name('DeviceCMYK')
  // The colour of all plates needs one that stands for it on a screen; DeviceCMYK may stand only beside a CMYK intent.
  const inks = profile.space === 'CMYK' ? name('DeviceCMYK') : plain
  const ends = inks === screen ? { C0: [1, 1, 1], C1: [0, 0, 0] } : { C0: [0, 0, 0, 0], C1: [1, 1, 1, 1] }
  const all = [name('Separation'), name('All'), inks, { FunctionType: 2, Domain: [0, 1], N: 1, ...ends }]
  return {
    content: plain,
    named: { ...(screen && { [SCREEN_SPACE]: screen }), ...(cropMarks && { [REGISTRATION_SPACE]: all }) },
  }
}

async function writePage(book: Book, { format, sheet, isSplit }: BookPage): Promise<void> {
  const { file, settings } = book
  const pictures: Record<string, PdfRef> = {}
  for (const [index, picture] of sheet.pictures.entries()) pictures[`P${index}`] = await writePicture(book, picture)
  const states = sheet.alphas.map((alpha) => [`A${alpha}`, { Type: name('ExtGState'), ca: alpha / 255 }] as const)
  const resources = await file.object({
    ColorSpace: book.spaces.named,
    XObject: pictures,
    ExtGState: Object.fromEntries(states),
  })
  const content = await file.stream({}, sheet.content)
  const isTransparent = states.length > 0 || sheet.pictures.some(({ mask }) => mask !== null)
  const slug = settings.cropMarks ? MARK_SLUG : mm(0)
  const half = { ...format, trimWidth: mm(format.trimWidth / 2) }
  const cuts = isSplit
    ? [
        { format: half, from: 0 },
        { format: half, from: half.trimWidth },
      ]
    : [{ format, from: 0 }]
  for (const cut of cuts) {
    const boxes = pageBoxes(cut.format, slug)
    const before = await file.stream({}, Buffer.from(placeSheet(format, sheet, cut.from, slug, boxes.bleed)))
    const after = await file.stream({}, Buffer.from(settings.cropMarks ? `Q\n${cropMarks(cut.format)}` : 'Q'))
    const page = await file.object({
      Type: name('Page'),
      Parent: book.tree,
      MediaBox: boxes.media,
      BleedBox: boxes.bleed,
      TrimBox: boxes.trim,
      Resources: resources,
      Contents: [before, content, after],
      ...(isTransparent && {
        // Blended in the colours that the sheet was painted in.
        Group: { Type: name('Group'), S: name('Transparency'), CS: book.spaces.content, I: true, K: false },
      }),
    })
    book.kids.push(page)
  }
}

/**
 * Print pixels onto the paper, y downwards. The sheet fills its bleed to the edge, also where its whole pixels are up to
 * half a one longer or shorter than its millimetres.
 * @param from what of the trimmed sheet lies left of the page, in millimetres
 */
function placeSheet(
  { trimWidth, trimHeight, bleed }: PageFormat,
  { width, height }: PrintSheet,
  from: number,
  slug: number,
  [left, bottom, right, top]: readonly [number, number, number, number],
): string {
  const scaleX = toPoints(trimWidth + 2 * bleed) / width
  const scaleY = toPoints(trimHeight + 2 * bleed) / height
  const clip = [left, bottom, right - left, top - bottom].map((value) => writtenNumber(value, 6)).join(' ')
  const map = [scaleX, 0, 0, -scaleY, toPoints(slug - from), top].map((value) => writtenNumber(value, 10)).join(' ')
  return `q ${clip} re W n ${map} cm`
}

const TIFF_PREDICTOR = 2

async function writePicture({ file, pictures, spaces }: Book, picture: PrintPicture): Promise<PdfRef> {
  const known = pictures.get(picture.hash)
  if (known) return known
  const { width, height, mask, bytes, channels } = picture
  const size = { Type: name('XObject'), Subtype: name('Image'), Width: width, Height: height, BitsPerComponent: 8 }
  const flate = { Filter: name('FlateDecode') }
  const alpha = mask && (await file.rawStream({ ...size, ColorSpace: name('DeviceGray'), ...flate }, mask))
  const packing = { Predictor: TIFF_PREDICTOR, Colors: channels, BitsPerComponent: 8, Columns: width }
  const ref = await file.rawStream(
    { ...size, ColorSpace: spaces.content, ...flate, DecodeParms: packing, ...(alpha && { SMask: alpha }) },
    bytes,
  )
  pictures.set(picture.hash, ref)
  return ref
}

async function writeTrailer({ file, settings, tree }: Book): Promise<void> {
  const { description, profile, condition } = settings
  const { title, creator, date, id } = description
  const channels = { CMYK: 4, RGB: 3, GRAY: 1 }[profile.space]
  const intent = await file.object({
    Type: name('OutputIntent'),
    S: name('GTS_PDFX'),
    OutputConditionIdentifier: condition ?? 'Custom',
    ...(condition !== null && { RegistryName: 'http://www.color.org' }),
    Info: profile.description,
    DestOutputProfile: await file.stream({ N: channels }, profile.bytes),
  })
  // Not packed: tools that know nothing of PDF look for it.
  const metadata = await file.rawStream(
    { Type: name('Metadata'), Subtype: name('XML') },
    Buffer.from(xmpPacket(description)),
  )
  const root = await file.object({ Type: name('Catalog'), Pages: tree, OutputIntents: [intent], Metadata: metadata })
  const when = `D:${isoDate(date).replaceAll(/[-:T]/g, '')}`
  const info = await file.object({
    Title: title,
    Creator: creator,
    Producer: creator,
    CreationDate: when,
    ModDate: when,
    Trapped: name('False'),
  })
  const fileId = new PdfBytes(Buffer.from(id, 'hex'))
  await file.end({ Root: root, Info: info, ID: [fileId, fileId] })
}
