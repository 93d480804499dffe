import type { Template } from '@irodori/contract'
import type { DesignPage } from '@irodori/design'

/** Where the template states no other limit. */
const USUAL_MEGABYTES = 10

/** A file of this many megabytes or more is refused on a page of this template. */
export const uploadMegabytes = (templates: readonly Template[], templateId: string | undefined): number =>
  templates.find(({ id }) => id === templateId)?.maxUploadMegabytes ?? USUAL_MEGABYTES

/** Of the templates of a design the one that takes the largest photos; undefined where none is known. */
export const templateWithLargestLimit = (
  templates: readonly Template[],
  pages: readonly Pick<DesignPage, 'templateId'>[],
): Template | undefined =>
  templates
    .filter(({ id }) => pages.some(({ templateId }) => templateId === id))
    .toSorted((a, b) => b.maxUploadMegabytes - a.maxUploadMegabytes)[0]
