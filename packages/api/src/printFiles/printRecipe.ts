import { DesignDraft, FONT_WEIGHTS } from '@irodori/contract'
import * as z from 'zod'
import { KeptFile } from './keptFile.ts'

/** A page, and the very files that it is made of. */
export const PageRecipe = z.object({
  designId: z.string(),
  /** SHA-256 of the pixels of its print picture; null where it was not rendered. */
  printHash: z.nullable(z.string()),
  /** Two pages of a booklet that become pages of their own. */
  isSplit: z.boolean(),
  draft: DesignDraft,
  /** By imageName. */
  photos: z.record(z.string(), KeptFile),
  /** By the key of the shop. */
  artwork: z.record(z.string(), KeptFile),
  fonts: z.array(z.object({ font: z.string(), fontWeight: z.enum(FONT_WEIGHTS), file: KeptFile })),
})
export type PageRecipe = z.infer<typeof PageRecipe>

/** Everything that decides the bytes of the print file of a group: the same recipe gives the same file. */
export const PrintRecipe = z.object({
  /** Version of the kernel. */
  kernel: z.int(),
  /** What packs pictures; another release may pack the same pixels into other bytes. */
  encoders: z.string(),
  title: z.string(),
  /** Of the order. */
  date: z.string(),
  colour: z.enum(['RGB', 'CMYK']),
  cropMarks: z.boolean(),
  condition: z.nullable(z.string()),
  profile: KeptFile,
  pages: z.array(PageRecipe),
})
export type PrintRecipe = z.infer<typeof PrintRecipe>

/** The print file of a group, and how it came about. */
export const GroupPrint = z.object({
  groupNumber: z.int(),
  /** SHA-256 of the recipe as it was first written; it stands in the file. */
  id: z.string(),
  file: KeptFile,
  recipe: PrintRecipe,
})
export type GroupPrint = z.infer<typeof GroupPrint>
