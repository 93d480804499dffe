import type { Template } from '@irodori/contract/entities/template'
import { MEGABYTE, UPLOAD_LIMITS } from '@irodori/contract/uploadLimits'
import type { DesignPage } from '@irodori/design/designPage'

/** Upload limit of a template in megabytes; a file of this size or more is rejected. */
export const uploadMegabytes = (templates: readonly Template[], templateId: string | undefined): number =>
  templates.find(({ id }) => id === templateId)?.maxUploadMegabytes ?? UPLOAD_LIMITS.PHOTO / MEGABYTE

/** The template of the design with the largest upload limit; undefined if no template is known. */
export const templateWithLargestLimit = (
  templates: readonly Template[],
  pages: readonly Pick<DesignPage, 'templateId'>[],
): Template | undefined =>
  templates
    .filter(({ id }) => pages.some(({ templateId }) => templateId === id))
    .toSorted((a, b) => b.maxUploadMegabytes - a.maxUploadMegabytes)[0]
