import { DesignDraft } from '@irodori/contract/entities/design'
import { FONT_WEIGHTS } from '@irodori/contract/entities/designItem'
import * as z from 'zod'
import { ArchivedFile } from './archivedFile.ts'

/** A page and the files that it is rendered from. */
export const PrintJobPage = z.object({
  designId: z.string(),
  /** SHA-256 of the pixels of its print picture; null where it was not rendered. */
  printHash: z.nullable(z.string()),
  /** Whether a sheet of two booklet pages is printed as two separate pages. */
  isSplit: z.boolean(),
  draft: DesignDraft,
  /** Files by imageName. */
  photos: z.record(z.string(), ArchivedFile),
  /** Files by the shop's key. */
  artwork: z.record(z.string(), ArchivedFile),
  fonts: z.array(z.object({ font: z.string(), fontWeight: z.enum(FONT_WEIGHTS), file: ArchivedFile })),
})
export type PrintJobPage = z.infer<typeof PrintJobPage>

/** A card of a job whose design is printed once for each row of a list: what its row puts into the texts of the pages. */
export const PrintJobCard = z.object({
  /** Number of the row in the list, from 1. */
  row: z.int(),
  texts: z.array(z.object({ itemId: z.string(), text: z.string(), font: z.string(), fontSize: z.number() })),
})
export type PrintJobCard = z.infer<typeof PrintJobCard>

const CurrentPrintJob = z.object({
  /** Version of the kernel. */
  kernel: z.int(),
  /** Versions of what else may change a pixel or a byte. */
  libraries: z.record(z.string(), z.string()),
  title: z.string(),
  /** Date of the order. */
  date: z.string(),
  /** Manifests before version 6 name none. */
  standard: z._default(z.enum(['X-4', 'X-1a']), 'X-4'),
  colour: z.enum(['RGB', 'CMYK']),
  /** Which fills become black ink alone in CMYK; manifests before version 6 name none. */
  blackInk: z._default(z.enum(['BLACK', 'NEAR_BLACK']), 'BLACK'),
  /** The inks of black areas in CMYK, in percent; manifests before version 6 name none. */
  areaBlack: z._default(z.nullable(z.tuple([z.int(), z.int(), z.int(), z.int()])), null),
  /** Largest total of the four inks in CMYK, in percent; manifests before version 6 name none. */
  inkLimit: z._default(z.nullable(z.int()), null),
  /** Whether artwork with a spot colour in its file name has a plate of its own; manifests before version 6 name none. */
  hasSpots: z._default(z.boolean(), false),
  cropMarks: z.boolean(),
  /** The registered printing condition; manifests before version 6 state its name only. */
  condition: z.nullable(
    z.preprocess(
      (value) => (typeof value === 'string' ? { identifier: value, text: null } : value),
      z.object({ identifier: z.string(), text: z.nullable(z.string()) }),
    ),
  ),
  profile: ArchivedFile,
  pages: z.array(PrintJobPage),
  /** Empty where the pages are printed once; manifests before version 7 have none. */
  cards: z._default(z.array(PrintJobCard), []),
})

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Manifests before version 5 name the encoders only, as `sharp 0.34.1, vips 8.17.0, zlib 1.3.1`. */
const withLibraries = (value: unknown): unknown =>
  isObject(value) && typeof value.encoders === 'string'
    ? { ...value, libraries: Object.fromEntries(value.encoders.split(', ').map((each) => each.split(' '))) }
    : value

/** All inputs of the print file of a design group: the same job gives the same bytes. */
export const PrintJob = z.preprocess(withLibraries, CurrentPrintJob)
export type PrintJob = z.infer<typeof CurrentPrintJob>

const CurrentGroupPrint = z.object({
  groupNumber: z.int(),
  /** SHA-256 of the job's JSON when the file was first built; the file carries it. */
  id: z.string(),
  file: ArchivedFile,
  job: PrintJob,
  /** SHA-256 of the pixels of the pages of each card, in the order of the job; manifests before version 7 have none. */
  cardHashes: z._default(z.array(z.array(z.string())), []),
})

/** Manifests before version 3 call the job a recipe. */
const withJob = (value: unknown): unknown =>
  isObject(value) && 'recipe' in value ? { ...value, job: value.recipe } : value

/** The print file of a design group and the job that built it. */
export const GroupPrint = z.preprocess(withJob, CurrentGroupPrint)
export type GroupPrint = z.infer<typeof CurrentGroupPrint>
