import * as z from 'zod/mini'

/**
 * What the server found out about the file of a photo. DAMAGED: data of the picture are missing or wrong, and the
 * decoder filled the place in. BROWSER_DEPENDENT: the browser that uploaded it decoded other pixels than the server. The
 * studio decodes both with ImageMagick, as the server does, so that the screen shows what is printed.
 */
export const photoCondition = z.enum(['SOUND', 'DAMAGED', 'BROWSER_DEPENDENT'])
export type PhotoCondition = z.infer<typeof photoCondition>

/** Header of the answer with a photo's file, if its condition is not SOUND. */
export const PHOTO_CONDITION_HEADER = 'irodori-photo-condition'
