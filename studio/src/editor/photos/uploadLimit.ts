import type { Template } from '@irodori/contract'

/** Where the template states no other limit. */
const USUAL_MEGABYTES = 10

/** A file of this many megabytes or more is refused on a page of this template. */
export const uploadMegabytes = (templates: readonly Template[], templateId: string | undefined): number =>
  templates.find(({ id }) => id === templateId)?.maxUploadMegabytes ?? USUAL_MEGABYTES
