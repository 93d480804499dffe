import type { PageKey } from '@irodori/design/designPage'
import type { Finding } from '@irodori/design/finding'
import { blocksSaving } from '@irodori/design/finding'
import { isStillToDo } from '../preflight/isStillToDo.ts'

/** What the customer has not filled in yet, in reading order. */
export interface RemainingWork {
  /** Empty photo frames. */
  readonly photos: readonly Finding[]
  /** Blank texts, texts that still show the sample, and texts that cannot be saved as they are. */
  readonly texts: readonly Finding[]
  /** What may be visible on the product although everything is filled in. */
  readonly warnings: readonly Finding[]
}

/** Divides what is still to be done into photos and texts, and adds what may go wrong. */
export function remainingWork(findings: readonly Finding[]): RemainingWork {
  const open = findings.filter((finding) => isStillToDo(finding) || blocksSaving(finding))
  return {
    photos: open.filter(({ kind }) => kind === 'FRAME_EMPTY'),
    texts: open.filter(({ kind }) => kind !== 'FRAME_EMPTY'),
    warnings: findings.filter(({ severity }) => severity === 'WARNING'),
  }
}

/** The place to fill in next: photos first, because they decide how a page looks. */
export const nextPlace = (findings: readonly Finding[]): Finding | null => {
  const { photos, texts } = remainingWork(findings)
  return photos[0] ?? texts[0] ?? null
}

/** The first page other than the given one on which something is still to be done, in the order of the findings. */
export const nextPage = (findings: readonly Finding[], current: PageKey): PageKey | null =>
  findings.find((finding) => finding.pageKey !== current && isStillToDo(finding))?.pageKey ?? null
