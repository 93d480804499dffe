import type { Background } from '@irodori/contract/entities/background'
import type { Change } from '../document/change.ts'
import type { DesignPage } from '../document/designPage.ts'

/** ADD-9: the change that gives pages a background; without one they show that of their template. */
export const changeBackground = (pages: readonly DesignPage[], background: Background | undefined): Change =>
  Object.fromEntries(
    pages
      .filter(({ sheet }) => JSON.stringify(sheet.background) !== JSON.stringify(background))
      .map(({ key, templateId, sheet }) => {
        const before = { ...sheet, templateId }
        return [key, { items: {}, sheet: { before, after: { ...before, background } } }]
      }),
  )
