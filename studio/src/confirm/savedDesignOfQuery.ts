import type { SavedDesign } from '../editor/opening/confirmAddress.ts'

/** The saved design that the confirmation's query names; null if parameters are missing. */
export function savedDesignOfQuery(query: string): SavedDesign | null {
  const parameters = new URLSearchParams(query)
  const [orderNumber, groupNumber, productId] = [
    parameters.get('order'),
    parameters.get('group'),
    parameters.get('product'),
  ]
  if (!orderNumber || !groupNumber || !productId) return null
  return { orderNumber, groupNumber, designSeriesId: parameters.get('series') ?? 'none', productId }
}
