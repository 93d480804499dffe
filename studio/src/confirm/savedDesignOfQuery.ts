import type { SavedDesign } from '../editor/opening/confirmAddress.ts'

/** What the query of the confirmation's address names; null where it names no piece. */
export function savedDesignOfQuery(query: string): SavedDesign | null {
  const asked = new URLSearchParams(query)
  const [orderNumber, groupNumber, productId] = [asked.get('order'), asked.get('group'), asked.get('product')]
  if (!orderNumber || !groupNumber || !productId) return null
  return { orderNumber, groupNumber, designSeriesId: asked.get('series') ?? 'none', productId }
}
