import type { BookPlan } from '@irodori/design/planBook'
import { planBook } from '@irodori/design/planBook'
import { templatesOfSeries } from '@irodori/design/templatesOfSeries'
import { switchFontFor } from '@irodori/typography/productFont'
import type { CommandContext } from '../command/command.ts'
import { trayAtom } from '../photos/trayState.ts'
import { pagesAtom, productAtom, templatesAtom, totalPageAtom } from '../state/designState.ts'

/** Plans the booklet of the photos that are not set aside; null if the design is no booklet. */
export function planOfTray({ store, newId }: Pick<CommandContext, 'store' | 'newId'>): BookPlan | null {
  const totalPage = store.get(totalPageAtom)
  if (totalPage === null) return null
  const pages = store.get(pagesAtom)
  const fonts = store.get(productAtom)?.fonts ?? []
  return planBook(
    {
      pages,
      totalPage,
      templates: templatesOfSeries(store.get(templatesAtom), pages),
      photos: store.get(trayAtom).filter(({ aside }) => aside === null),
    },
    { newId, fontFor: (text, font) => switchFontFor(text, font, fonts) },
  )
}
