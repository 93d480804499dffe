import { useClient } from '@irodori/client/ClientProvider'
import { DESIGN_QUERY, designQueryValue, parseDesignQuery } from '@irodori/contract/designQuery'
import { readTemplate } from '@irodori/contract/endpoints/catalogue'
import { listTemplateSeries } from '@irodori/contract/endpoints/catalogueLists'
import type { Product } from '@irodori/contract/entities/product'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { addRecentDesign, isSameDesign } from '../catalogue/remembered/rememberedDesigns.ts'
import { changeRememberedDesigns } from '../catalogue/remembered/useRememberedDesigns.ts'
import { choiceOfSeries, choiceOfTemplate, rememberedDesign, type TemplateChoice } from './templateChoice.ts'

/**
 * The design that is open over a list. The address names it, so that it can be linked and the back button closes it.
 * Opened designs are added to the recent ones of this device.
 */
export function useOpenDesign(product: Product | undefined, listed: readonly TemplateChoice[] | undefined) {
  const client = useClient()
  const [query, setQuery] = useSearchParams()
  const mark = query.get(DESIGN_QUERY)
  const wanted = mark === null ? null : parseDesignQuery(mark)
  const inList = wanted ? listed?.find((choice) => isSameDesign(choice, wanted)) : undefined
  const { data: beside } = useQuery({
    queryKey: [DESIGN_QUERY, product?.id, mark],
    enabled: wanted !== null && product !== undefined && listed !== undefined && inList === undefined,
    queryFn: async (): Promise<TemplateChoice | null> => {
      if (!wanted || !product) return null
      if (wanted.isSeries) {
        const all = await client.call(listTemplateSeries, { params: { productId: product.id } })
        const series = all.ok ? all.value.find(({ id }) => id === wanted.id) : undefined
        return series ? choiceOfSeries(series) : null
      }
      const template = await client.call(readTemplate, { params: { id: wanted.id } })
      return template.ok && template.value.productId === product.id ? choiceOfTemplate(template.value) : null
    },
  })
  const open = wanted === null ? null : (inList ?? beside ?? null)

  const productId = product?.id
  useEffect(() => {
    if (open && productId)
      changeRememberedDesigns((memory) => addRecentDesign(memory, rememberedDesign(open, productId)))
  }, [open, productId])

  return {
    open,
    show: (choice: TemplateChoice) =>
      setQuery((last) => {
        last.set(DESIGN_QUERY, designQueryValue(choice))
        return last
      }),
    close: () =>
      setQuery(
        (last) => {
          last.delete(DESIGN_QUERY)
          return last
        },
        { replace: true },
      ),
  }
}
