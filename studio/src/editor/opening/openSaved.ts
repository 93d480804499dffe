import type { Client } from '@irodori/client/client'
import { readProduct, readTemplate, readTemplatesOfDesignSeries } from '@irodori/contract/endpoints/catalogue'
import { readDesigns, readDesignsOfSeries } from '@irodori/contract/endpoints/design'
import type { Design } from '@irodori/contract/entities/design'
import type { Template } from '@irodori/contract/entities/template'
import type { DesignPage } from '@irodori/design/designPage'
import { pageFromDesign, pageFromTemplate } from '@irodori/design/designPage'
import { err, ok } from '@irodori/result'
import type { EditorRoute } from './editorRoute.ts'
import type { OpeningResult } from './openedDesign.ts'
import { openingProblemOf } from './openedDesign.ts'
import { templatesOf } from './templatesOf.ts'

export type SavedRoute = Extract<EditorRoute, { kind: 'EDIT' }>

/** 'none' in a URL: no series, or any design. */
export const NONE = 'none'

export async function savedPages(client: Pick<Client, 'call'>, route: SavedRoute) {
  const { orderNumber, groupNumber, designSeriesId } = route
  return designSeriesId === NONE
    ? client.call(readDesigns, { params: { orderNumber, groupNumber, designSeriesId, designId: NONE } })
    : client.call(readDesignsOfSeries, { params: { designSeriesId } })
}

/**
 * The templates of a saved design; empty if the shop has deleted them. A booklet keeps the series that it was created
 * with, even if its pages use other templates by now.
 */
async function templatesOfDesign(client: Pick<Client, 'call'>, design: Design): Promise<readonly Template[]> {
  const { designSeriesId } = design
  if (designSeriesId !== null) {
    const begun = await client.call(readTemplatesOfDesignSeries, { params: { designSeriesId } })
    if (begun.ok && begun.value.length > 0) return begun.value
  }
  const own = await client.call(readTemplate, { params: { id: design.templateId } })
  if (!own.ok) return []
  const { templateSeriesId } = own.value
  const isSeichoku = design.designSeriesId !== null && templateSeriesId !== null
  const all = await templatesOf(client, isSeichoku ? templateSeriesId : design.templateId, isSeichoku)
  return all.ok ? all.value : [own.value]
}

const isSamePosition = (a: { pageNumber: string; sideNumber: number }, b: { pageNumber: string; sideNumber: number }) =>
  a.pageNumber === b.pageNumber && a.sideNumber === b.sideNumber

const byPage = (a: DesignPage, b: DesignPage): number =>
  Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber

/** Opens a saved design. Pages that were never saved are created from their templates. */
export async function openSaved(
  client: Pick<Client, 'call'>,
  route: SavedRoute,
  newId: () => string,
): Promise<OpeningResult> {
  const [product, designs] = await Promise.all([
    client.call(readProduct, { params: { id: route.productId } }),
    savedPages(client, route),
  ])
  if (!designs.ok) return err(openingProblemOf(designs.error))
  if (!product.ok) return err(openingProblemOf(product.error))
  const [first] = designs.value
  if (!first) return err({ kind: 'NOT_FOUND' })
  const templates = await templatesOfDesign(client, first)
  const saved = designs.value.map(pageFromDesign)
  const fresh = templates
    .filter((template) => !saved.some((page) => isSamePosition(page, template)))
    .map((template) => pageFromTemplate(template, first.sideCount, newId))
  return ok({
    product: product.value,
    document: { designSeriesId: first.designSeriesId, pages: [...saved, ...fresh].toSorted(byPage) },
    templates,
    imageFolder: first.imageFolder,
    updatedAt: Object.fromEntries(designs.value.map(({ randomId, updatedAt }) => [randomId, updatedAt])),
  })
}
