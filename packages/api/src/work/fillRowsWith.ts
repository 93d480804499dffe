import type { TextItem } from '@irodori/contract/entities/designItem'
import { CLOCK_CATEGORY, clockFaceOf } from '@irodori/design/clockFace'
import { checkRow } from '@irodori/design/merge/checkRow'
import { fillRow } from '@irodori/design/merge/fillRow'
import { printedTextsOf } from '@irodori/design/merge/printedText'
import { allowedFontSizes } from '@irodori/typography/fontSize'
import { switchFontFor } from '@irodori/typography/productFont'
import type { TextSetting } from '@irodori/typography/textRequest'
import type { FilledTexts, FillRowsTask } from './tasks.ts'

/** Fills a design with rows of a list and checks each, with the sizes and fonts of its product, as the editor does. */
export async function fillRowsWith(
  typeset: (item: TextItem, dpi: number) => TextSetting,
  { document, list, rows, product }: FillRowsTask,
): Promise<FilledTexts[]> {
  const resolutions = new Map(
    document.pages.flatMap(({ items, sheet }) => items.map(({ id }) => [id, sheet.dpi] as const)),
  )
  const deps = {
    measure: async (item: TextItem) => {
      const dpi = resolutions.get(item.id)
      if (dpi === undefined) throw new Error(`text ${item.id} is on no page of the design`)
      return typeset(item, dpi)
    },
    sizes: allowedFontSizes(product.minFontSize),
    fontFor: (item: TextItem, text: string) => switchFontFor(text, item.font, product.fonts),
  }
  const isClock = product.categoryIdentify === CLOCK_CATEGORY
  const filled: FilledTexts[] = []
  for (const row of rows) {
    const one = await fillRow(document, list, row, deps)
    const { state } = checkRow(document, row, one, ({ sheet }) => ({
      minFontSize: product.minFontSize,
      clock: isClock ? clockFaceOf(sheet) : null,
    }))
    filled.push({ state, texts: printedTextsOf(one) })
  }
  return filled
}
