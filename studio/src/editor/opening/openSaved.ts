import type { Client } from '@irodori/client'
import type { Design, Template } from '@irodori/contract'
import { readProduct, readTemplate, readTemplatesOfDesignSeries } from '@irodori/contract/endpoints/catalogue'
import { readDesigns, readDesignsOfSeries } from '@irodori/contract/endpoints/design'
import type { DesignPage } from '@irodori/design'
import { pageFromDesign, pageFromTemplate } from '@irodori/design'
import type { EditorRoute } from './editorRoute.ts'
import type { Opening } from './openedDesign.ts'
import { notOpened, openingProblemOf } from './openedDesign.ts'
import { templatesOf } from './templatesOf.ts'

type SavedPlace = Extract<EditorRoute, { kind: 'EDIT' }>

/** 'none' in the address: no series, or any design. */
export const NONE = 'none'

export async function savedPages(client: Pick<Client, 'call'>, place: SavedPlace) {
  const { orderNumber, groupNumber, designSeriesId } = place
  return designSeriesId === NONE
    ? client.call(readDesigns, { params: { orderNumber, groupNumber, designSeriesId, designId: NONE } })
    : client.call(readDesignsOfSeries, { params: { designSeriesId } })
}

/**
 * The templates that the saved pages belong with; none where the shop has them no longer. A booklet remembers the
 * series that it was begun with, whatever its pages were changed to since.
 */
async function templatesBehind(client: Pick<Client, 'call'>, design: Design): Promise<readonly Template[]> {
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

const samePlace = (a: { pageNumber: string; sideNumber: number }, b: { pageNumber: string; sideNumber: number }) =>
  a.pageNumber === b.pageNumber && a.sideNumber === b.sideNumber

const byPage = (a: DesignPage, b: DesignPage): number =>
  Number(a.pageNumber) - Number(b.pageNumber) || a.sideNumber - b.sideNumber

/** A saved design as it was left; pages that were never saved come fresh from their templates. */
export async function openSaved(
  client: Pick<Client, 'call'>,
  place: SavedPlace,
  newId: () => string,
): Promise<Opening> {
  const [product, designs] = await Promise.all([
    client.call(readProduct, { params: { id: place.productId } }),
    savedPages(client, place),
  ])
  if (!designs.ok) return notOpened(openingProblemOf(designs.error))
  if (!product.ok) return notOpened(openingProblemOf(product.error))
  const [first] = designs.value
  if (!first) return notOpened({ kind: 'NOT_FOUND' })
  const templates = await templatesBehind(client, first)
  const saved = designs.value.map(pageFromDesign)
  const fresh = templates
    .filter((template) => !saved.some((page) => samePlace(page, template)))
    .map((template) => pageFromTemplate(template, first.sideCount, newId))
  return {
    ok: true,
    design: {
      product: product.value,
      document: { designSeriesId: first.designSeriesId, pages: [...saved, ...fresh].toSorted(byPage) },
      templates,
      imageFolder: first.imageFolder,
      updatedAt: Object.fromEntries(designs.value.map(({ randomId, updatedAt }) => [randomId, updatedAt])),
    },
  }
}
