import { isOwnItem, isTextItem } from '@irodori/contract/entities/designItem'
import type { Template } from '@irodori/contract/entities/template'
import { resolveFont } from '@irodori/fonts/fontEntry'
import { MAX_FRAME_SIDE, MAX_ITEMS, MAX_PAGE_AREA, MAX_PAGE_SIDE } from './pageLimits.ts'
import { isStorageKey } from '../storage/storage.ts'

/**
 * Errors of a template beyond its fields: sizes that cannot be rendered, ambiguous or foreign items, sample parts that do not occur, a
 * month grid that is incomplete or off the page, fields of customers, colour sets that do not begin with its own colours.
 */
export function templateErrors(template: Template): string[] {
  const { id, width, height, thumbnail, items, monthGrid, month } = template
  const errors: string[] = []
  const report = (error: string) => errors.push(`template ${id}: ${error}`)
  if (Math.max(width, height) > MAX_PAGE_SIDE || width * height > MAX_PAGE_AREA)
    report(
      `a page of ${width} × ${height} pixels is too large; a side may have ${MAX_PAGE_SIDE}, the page ${MAX_PAGE_AREA / 1e6} million`,
    )
  if (!isStorageKey(thumbnail)) report(`${JSON.stringify(thumbnail)} cannot be the name of a thumbnail`)
  if (items.length > MAX_ITEMS) report(`a page has at most ${MAX_ITEMS} items, not ${items.length}`)
  if (new Set(items.map((item) => item.id)).size !== items.length) report('two items have the same id')
  for (const { id: itemId } of items.filter(isOwnItem))
    report(`item ${itemId} has an origin; only items that a customer has added have one`)
  for (const item of items)
    if (Math.max(item.width, item.height) > MAX_FRAME_SIDE)
      report(`item ${item.id} is larger than ${MAX_FRAME_SIDE} pixels`)
  for (const item of items.filter(isTextItem))
    for (const { text } of item.sampleParts ?? [])
      if (!item.templateItemText.includes(text))
        report(`the sample part "${text}" is not in the text of item ${item.id}`)
  if (template.background !== undefined || template.colourSet !== undefined)
    report('background and colourSet are choices of customers; a template has backgroundColor and colourSets')
  const sets = template.colourSets ?? []
  if (new Set(sets.map((set) => set.id)).size !== sets.length) report('two colour sets have the same id')
  if (sets[0] && sets[0].colours.paper.toLowerCase() !== template.backgroundColor.toLowerCase())
    report('the paper of its first colour set is not its backgroundColor')
  if ((monthGrid === undefined) !== (month === undefined)) report('monthGrid and month need each other')
  if (monthGrid !== undefined) {
    const { left, top, font, headHeight, sizes } = monthGrid
    const isOnPage = left >= 0 && top >= 0 && left + monthGrid.width <= width && top + monthGrid.height <= height
    if (!isOnPage) report('the month grid is not on the page')
    if (headHeight >= monthGrid.height) report('the head of the month grid leaves no room for its weeks')
    if (sizes.leastName > sizes.name) report('the least size of names in the month grid is larger than their size')
    const face = resolveFont(font)
    if (face === undefined) report(`the font of the month grid, ${font}, is not a font of the shop`)
    else if (face.chars !== 'jp') report(`the font of the month grid, ${font}, has no characters for Japanese holidays`)
  }
  return errors
}
