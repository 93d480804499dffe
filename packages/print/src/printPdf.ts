import type { Mm } from '@irodori/geometry/units'
import { mm, mmToPt } from '@irodori/geometry/units'
import { srgbProfile } from '@irodori/imaging/srgbProfile'
import { SCREEN_SPACE } from './colour/colourConverter.ts'
import { cropMarks, MARK_SLUG, REGISTRATION_SPACE } from './cropMarks.ts'
import type { OutputProfile } from './colour/outputProfile.ts'
import type { PdfBox } from './pageBoxes.ts'
import { pageBoxes } from './pageBoxes.ts'
import type { PageFormat } from './pageFormat.ts'
import type { Sink } from './pdf/pdfFile.ts'
import { PdfFile } from './pdf/pdfFile.ts'
import type { PdfRef, PdfValue } from './pdf/pdfValue.ts'
import { name, PdfBytes, pdfNumber } from './pdf/pdfValue.ts'
import type { PictureMask, PrintPicture } from './printPicture.ts'
import type { PrintSheet } from './printSheet.ts'
import { OVERPRINT } from './printSheet.ts'
import type { PrintingCondition } from './colour/printingCondition.ts'
import type { FileDescription } from './xmp.ts'
import { isoDate, xmpPacket } from './xmp.ts'

/** The standard that a file conforms to: ISO 15930-7, or ISO 15930-1 (X-1a), which has no transparency and no RGB. */
export type PdfStandard = 'X-4' | 'X-1a'

/** The PDF version on which each standard is based. */
const PDF_VERSIONS = { 'X-4': '1.6', 'X-1a': '1.3' } as const satisfies Record<PdfStandard, string>

export interface PdfSettings {
  readonly standard: PdfStandard
  readonly description: FileDescription
  /** The output intent: profile of the press. */
  readonly profile: OutputProfile
  /** The printing condition of the press; null when it is not registered. */
  readonly condition: PrintingCondition | null
  readonly colour: 'RGB' | 'CMYK'
  readonly cropMarks: boolean
}

export interface PdfPage {
  readonly format: PageFormat
  readonly sheet: PrintSheet
  /** Whether the sheet is two pages side by side that become separate PDF pages, the left one first. */
  readonly isSplit: boolean
}

/**
 * Writes a PDF/X file page by page, so that only one sheet is in memory. The same sheets and settings give the same
 * bytes.
 * @throws Error where a page of PDF/X-1a is transparent or has RGB colours
 */
export async function writePrintPdf(
  sink: Sink,
  settings: PdfSettings,
  pages: AsyncIterable<PdfPage> | Iterable<PdfPage>,
): Promise<void> {
  const file = await PdfFile.begin(sink, PDF_VERSIONS[settings.standard])
  const writer: PdfWriter = {
    file,
    settings,
    tree: file.reserve(),
    spaces: await colourSpaces(file, settings),
    pictures: new Map(),
    kids: [],
  }
  for await (const page of pages) await writePage(writer, page)
  await file.object({ Type: name('Pages'), Kids: writer.kids, Count: writer.kids.length }, writer.tree)
  await writeTrailer(writer)
}

interface PdfWriter {
  readonly file: PdfFile
  readonly settings: PdfSettings
  readonly tree: PdfRef
  readonly spaces: ColourSpaces
  /** Pictures already in the file, by the hash of their content. */
  readonly pictures: Map<string, PdfRef>
  readonly kids: PdfRef[]
}

interface ColourSpaces {
  /** Colour space of pictures and of blending. */
  readonly content: PdfValue
  /** Colour spaces of a page's resources, by name. */
  readonly named: Readonly<Record<string, PdfValue>>
}

async function colourSpaces(file: PdfFile, { colour, cropMarks, profile }: PdfSettings): Promise<ColourSpaces> {
  const screen =
    colour === 'RGB'
      ? [name('ICCBased'), await file.stream({ N: 3, Alternate: name('DeviceRGB') }, srgbProfile())]
      : null
  const plain = screen ?? name('DeviceCMYK')
  // The registration colour needs an alternate colour space for screens; DeviceCMYK is allowed only with a CMYK intent.
  const inks = profile.space === 'CMYK' ? name('DeviceCMYK') : plain
  const all = separation('All', inks, inks === screen ? [0, 0, 0] : [1, 1, 1, 1])
  return {
    content: plain,
    named: { ...(screen && { [SCREEN_SPACE]: screen }), ...(cropMarks && { [REGISTRATION_SPACE]: all }) },
  }
}

/**
 * A colour with a plate of its own.
 * @param alternate its full amount in another colour space, RGB or CMYK
 */
function separation(colorant: string, space: PdfValue, alternate: readonly number[]): PdfValue {
  const paper = alternate.map(() => (alternate.length === 3 ? 1 : 0))
  const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: paper, C1: alternate }
  return [name('Separation'), name(colorant), space, tint]
}

async function writePage(writer: PdfWriter, { format, sheet, isSplit }: PdfPage): Promise<void> {
  const { file, settings } = writer
  const pictures: Record<string, PdfRef> = {}
  for (const [index, picture] of sheet.pictures.entries()) pictures[`P${index}`] = await writePicture(writer, picture)
  const alphas = sheet.alphas.map((alpha) => [`A${alpha}`, { Type: name('ExtGState'), ca: alpha / 255 }] as const)
  // In mode 1 an ink of zero leaves what is below it.
  const overprint = { Type: name('ExtGState'), op: true, OPM: 1 }
  const resources = await file.object({
    ColorSpace: writer.spaces.named,
    XObject: pictures,
    ExtGState: { ...Object.fromEntries(alphas), ...(sheet.overprints && { [OVERPRINT]: overprint }) },
  })
  const content = await file.stream({}, sheet.content)
  const isTransparent = alphas.length > 0 || sheet.pictures.some(({ mask }) => mask?.kind === 'SOFT')
  if (settings.standard === 'X-1a' && (isTransparent || settings.colour === 'RGB'))
    throw new Error('PDF/X-1a allows neither transparency nor RGB: draw its sheets flattened and in CMYK')
  const slug = settings.cropMarks ? MARK_SLUG : mm(0)
  const half = { ...format, trimWidth: mm(format.trimWidth / 2) }
  const cuts = isSplit
    ? [
        { format: half, from: mm(0) },
        { format: half, from: half.trimWidth },
      ]
    : [{ format, from: mm(0) }]
  for (const cut of cuts) {
    const boxes = pageBoxes(cut.format, slug)
    const before = await file.stream({}, Buffer.from(placeSheet(format, sheet, cut.from, slug, boxes.bleed)))
    const after = await file.stream({}, Buffer.from(settings.cropMarks ? `Q\n${cropMarks(cut.format)}` : 'Q'))
    const page = await file.object({
      Type: name('Page'),
      Parent: writer.tree,
      MediaBox: boxes.media,
      BleedBox: boxes.bleed,
      TrimBox: boxes.trim,
      Resources: resources,
      Contents: [before, content, after],
      ...(isTransparent && {
        // Blending uses the colour space in which the sheet was rendered.
        Group: { Type: name('Group'), S: name('Transparency'), CS: writer.spaces.content, I: true, K: false },
      }),
    })
    writer.kids.push(page)
  }
}

/**
 * Maps print pixels, y down, to the paper. The sheet fills its bleed exactly, although its whole pixels may be half a
 * pixel longer or shorter than its millimetres.
 * @param from width of the trimmed sheet to the left of the page
 */
function placeSheet(
  { trimWidth, trimHeight, bleed }: PageFormat,
  { width, height }: PrintSheet,
  from: Mm,
  slug: Mm,
  [left, bottom, right, top]: PdfBox,
): string {
  const scaleX = mmToPt(mm(trimWidth + 2 * bleed)) / width
  const scaleY = mmToPt(mm(trimHeight + 2 * bleed)) / height
  const clip = [left, bottom, right - left, top - bottom].map((value) => pdfNumber(value, 6)).join(' ')
  const map = [scaleX, 0, 0, -scaleY, mmToPt(mm(slug - from)), top].map((value) => pdfNumber(value, 10)).join(' ')
  return `q ${clip} re W n ${map} cm`
}

const TIFF_PREDICTOR = 2

async function writePicture({ file, pictures, spaces }: PdfWriter, picture: PrintPicture): Promise<PdfRef> {
  const known = pictures.get(picture.hash)
  if (known) return known
  const { width, height, mask, bytes, channels, spot } = picture
  const size = { Type: name('XObject'), Subtype: name('Image'), Width: width, Height: height }
  const shown = mask === null ? {} : await writeMask(file, size, mask)
  const packing = { Predictor: TIFF_PREDICTOR, Colors: channels, BitsPerComponent: 8, Columns: width }
  const space = spot ? separation(spot.name, spaces.content, spot.alternate) : spaces.content
  const colours = { BitsPerComponent: 8, ColorSpace: space, ...FLATE, ...(!spot && { DecodeParms: packing }) }
  const ref = await file.rawStream({ ...size, ...colours, ...shown }, bytes)
  pictures.set(picture.hash, ref)
  return ref
}

const FLATE = { Filter: name('FlateDecode') }

/** @returns the entry of the picture that names its mask */
async function writeMask(
  file: PdfFile,
  size: Readonly<Record<string, PdfValue>>,
  { kind, bytes }: PictureMask,
): Promise<Readonly<Record<string, PdfRef>>> {
  if (kind === 'STENCIL') {
    return { Mask: await file.rawStream({ ...size, BitsPerComponent: 1, ImageMask: true, ...FLATE }, bytes) }
  }
  const alpha = { BitsPerComponent: 8, ColorSpace: name('DeviceGray'), ...FLATE }
  return { SMask: await file.rawStream({ ...size, ...alpha }, bytes) }
}

async function writeTrailer({ file, settings, tree }: PdfWriter): Promise<void> {
  const { description, profile, condition } = settings
  const { title, creator, date, id } = description
  const channels = { CMYK: 4, RGB: 3, GRAY: 1 }[profile.space]
  const intent = await file.object({
    Type: name('OutputIntent'),
    S: name('GTS_PDFX'),
    OutputConditionIdentifier: condition?.identifier ?? 'Custom',
    ...(condition !== null && { RegistryName: 'http://www.color.org' }),
    ...(condition?.text && { OutputCondition: condition.text }),
    Info: profile.description,
    DestOutputProfile: await file.stream({ N: channels }, profile.bytes),
  })
  const metadata = await writeMetadata(file, settings)
  const root = await file.object({ Type: name('Catalog'), Pages: tree, OutputIntents: [intent], ...metadata })
  const when = `D:${isoDate(date).replaceAll(/[-:T]/g, '')}`
  const info = await file.object({
    Title: title,
    Creator: creator,
    Producer: creator,
    CreationDate: when,
    ModDate: when,
    Trapped: name('False'),
    ...(settings.standard === 'X-1a' && {
      GTS_PDFXVersion: 'PDF/X-1:2001',
      GTS_PDFXConformance: 'PDF/X-1a:2001',
    }),
  })
  const fileId = new PdfBytes(Buffer.from(id, 'hex'))
  await file.end({ Root: root, Info: info, ID: [fileId, fileId] })
}

/** The entry of the catalogue that states PDF/X-4; PDF/X-1a is stated in Info, and PDF 1.3 has no metadata streams. */
async function writeMetadata(file: PdfFile, { standard, description }: PdfSettings): Promise<{ Metadata?: PdfRef }> {
  if (standard === 'X-1a') return {}
  // Uncompressed, because tools without a PDF parser search the file for it.
  const packet = Buffer.from(xmpPacket(description))
  return { Metadata: await file.rawStream({ Type: name('Metadata'), Subtype: name('XML') }, packet) }
}
