import type { demoShop } from '@irodori/demo-shop/demoShop'
import type { DesignPage } from '@irodori/design/designPage'

/** A template of the demo shop as a page, not edited by a customer. */
export function pageOf(template: ReturnType<typeof demoShop>['templates'][number]): DesignPage {
  const { width, height, dpi, bleedMm, safeMm, backgroundColor } = template
  const items = template.items.map((item, index) => ({
    ...item,
    id: String(index),
    position: index + 1,
    imageName: null,
    borderTextColor: null,
  }))
  return {
    key: template.id,
    sheet: { width, height, dpi, bleedMm, safeMm, backgroundColor, backgroundUrl: null, foregroundUrl: null },
    items,
  } as unknown as DesignPage
}
