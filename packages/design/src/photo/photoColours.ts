import type { Grading, ImageItem } from '@irodori/contract/entities/designItem'
import type { PhotoColours } from './photoPlacement.ts'

export const NO_GRADING: Grading = { range: null, contrast: 0, warmth: 0, saturation: 0, style: 'COLOUR' }

export const AMOUNT_STEP = 5
export const AMOUNT_RANGE = { least: -100, most: 100 } as const

export const hasOwnColours = ({ brightnessFactor, grading }: ImageItem): boolean =>
  brightnessFactor === 100 && grading === undefined

/** The colours of a photo after a change of its grading, which is absent if nothing of it is left. */
export function gradePhoto({ grading }: ImageItem, change: Partial<Grading>): Pick<PhotoColours, 'grading'> {
  const graded = { ...NO_GRADING, ...grading, ...change }
  const { range, contrast, warmth, saturation, style } = graded
  const isNeutral = range === null && contrast === 0 && warmth === 0 && saturation === 0 && style === 'COLOUR'
  return { grading: isNeutral ? undefined : graded }
}

/** The colours of another photo for this one, which keeps its tonal range: that was measured on its own pixels. */
export const copyColours = (item: ImageItem, { brightnessFactor, grading }: PhotoColours): PhotoColours => ({
  brightnessFactor,
  ...gradePhoto(item, { ...NO_GRADING, ...grading, range: item.grading?.range ?? null }),
})
