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

/** All inputs of the print file of a design group: the same job gives the same bytes. */
export const PrintJob = z.object({
  /** Version of the kernel. */
  kernel: z.int(),
  /** Releases of the encoders; another release may encode the same pixels to other bytes. */
  encoders: z.string(),
  title: z.string(),
  /** Date of the order. */
  date: z.string(),
  colour: z.enum(['RGB', 'CMYK']),
  cropMarks: z.boolean(),
  condition: z.nullable(z.string()),
  profile: ArchivedFile,
  pages: z.array(PrintJobPage),
})
export type PrintJob = z.infer<typeof PrintJob>

const CurrentGroupPrint = z.object({
  groupNumber: z.int(),
  /** SHA-256 of the job's JSON when the file was first built; the file carries it. */
  id: z.string(),
  file: ArchivedFile,
  job: PrintJob,
})

/** Manifests before version 3 call the job a recipe. */
const withJob = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'recipe' in value ? { ...value, job: value.recipe } : value

/** The print file of a design group and the job that built it. */
export const GroupPrint = z.preprocess(withJob, CurrentGroupPrint)
export type GroupPrint = z.infer<typeof CurrentGroupPrint>
