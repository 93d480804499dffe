import type { DesignPage } from '@irodori/design'
import { pageLabel, usePageLabel } from '@irodori/ui'
import { productAtom } from '../state/designState.ts'
import { useEditorValue } from './EditorContext.ts'

/** Names a page as the customer holds it in the hand. */
export function usePageName(): (page: DesignPage) => string {
  const product = useEditorValue(productAtom)
  const words = usePageLabel()
  return (page) =>
    words(
      pageLabel(page, {
        productType: product?.productType ?? 'NORMAL',
        numberOfSides: product?.numberOfSides ?? page.sideCount,
        totalPage: product?.seichoku?.totalPage ?? null,
      }),
    )
}
