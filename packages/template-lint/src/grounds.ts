import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import type { Pixels } from '@irodori/imaging/pixels'
import type { DisplayList } from '@irodori/scene/displayList'
import { BLANK_FILL, displayList } from '@irodori/scene/displayList'

/** What lies below the words of a page, rendered twice. Any photo of a customer looks like something in between. */
export interface Grounds {
  readonly onWhite: Pixels
  readonly onBlack: Pixels
}

/** Pixels per inch of the grounds: letters of 8 points are 11 pixels high, and a hairline of artwork is still seen. */
export const GROUND_DPI = 100

const BLACK = '#000000'

/**
 * Renders the grounds of a page. One without frames is rendered once.
 * @param render draws a list at GROUND_DPI
 */
export async function renderGrounds(
  page: DesignPage,
  render: (list: DisplayList) => Promise<Pixels>,
): Promise<Grounds> {
  const lists = groundLists(page)
  const onWhite = await render(lists.onWhite)
  return { onWhite, onBlack: page.items.some(isImageItem) ? await render(lists.onBlack) : onWhite }
}

/** The display lists of the grounds of a page: its artwork, with white and with black photos in its frames. */
function groundLists(page: DesignPage): Readonly<Record<keyof Grounds, DisplayList>> {
  const { monthGrid: _, month: __, ...sheet } = page.sheet
  const items = page.items.filter(isImageItem).map((item) => ({ ...item, isDisabledItem: true }))
  const onWhite = displayList({ ...page, sheet, items }, () => {
    throw new Error('the ground of a page has no texts')
  })
  const frames = new Set(items.map(({ id }) => id))
  const ops = onWhite.ops.map((op) =>
    op.kind === 'FILL' && op.colour === BLANK_FILL && frames.has(op.itemId) ? { ...op, colour: BLACK } : op,
  )
  return { onWhite, onBlack: { ...onWhite, ops } }
}
