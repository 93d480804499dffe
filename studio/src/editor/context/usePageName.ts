import type { DesignPage } from '@irodori/design/designPage'
import { pageLabel } from '@irodori/ui/pageLabel'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { productAtom } from '../state/designState.ts'
import { useEditorValue } from './EditorContext.ts'

/** Name of a page: front or back, page number of a booklet, piece of a set. */
export function usePageName(): (page: DesignPage) => string {
  const product = useEditorValue(productAtom)
  const labelOf = usePageLabel()
  return (page) =>
    labelOf(
      pageLabel(
        { ...page, month: page.sheet.month },
        {
          productType: product?.productType ?? 'NORMAL',
          numberOfSides: product?.numberOfSides ?? page.sideCount,
          totalPage: product?.seichoku?.totalPage ?? null,
        },
      ),
    )
}
