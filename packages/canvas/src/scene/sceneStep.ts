import { isImageItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { findItem } from '@irodori/design/designPage'
import type { LiveScene } from './liveScene.ts'

/** The id of the photo whose colours a step has changed, or null. */
export function adjustedItem(before: DesignPage, after: DesignPage): string | null {
  for (const item of after.items) {
    if (!isImageItem(item)) continue
    const old = findItem(before, item.id)
    if (!old || old === item || !isImageItem(old)) continue
    const { imageName, brightnessFactor, grading, redEyes } = item
    const isAdjusted = old.brightnessFactor !== brightnessFactor || old.grading !== grading || old.redEyes !== redEyes
    if (old.imageName === imageName && isAdjusted) return item.id
  }
  return null
}

export const sameSheetSize = (a: DesignPage, b: DesignPage): boolean =>
  a.sheet.width === b.sheet.width && a.sheet.height === b.sheet.height

/** Whether a text of the page is not typeset yet. */
export const lacksText = ({ page, setting }: LiveScene): boolean =>
  page.items.some((item) => isTextItem(item) && !item.isDisabledItem && setting(item) === null)
