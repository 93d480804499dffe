import { endpoints } from '@irodori/contract/endpoints'
import { fail } from '../http/apiError.ts'
import type { Register } from '../http/register.ts'
import { answer } from '../http/reply.ts'
import { ownOrder } from '../order/ownOrder.ts'
import { copyDesigns } from './copyDesigns.ts'
import { copyTargets } from './copyTargets.ts'
import { createSeries } from './createSeries.ts'
import { deleteDesigns } from './deleteDesigns.ts'
import { ANY } from './findGroup.ts'
import { listDesignItems } from './listDesignItems.ts'
import { listDesigns } from './listDesigns.ts'
import type { SaveDeps } from './saveDesigns.ts'
import { saveDesigns } from './saveDesigns.ts'

export function designRoutes(register: Register, deps: SaveDeps): void {
  const { database } = deps

  register.forSession(endpoints.createDesigns, ({ body, caller, language }) =>
    saveDesigns(deps, caller, body, language),
  )
  register.forSession(endpoints.updateDesigns, ({ body, caller, language }) =>
    saveDesigns(deps, caller, body, language),
  )
  register.forSession(endpoints.createDesignSeries, ({ body, caller, idempotencyKey }) =>
    createSeries(deps, caller, body, idempotencyKey),
  )

  register.forSession(endpoints.readDesigns, async ({ params, caller, language }) => {
    const orderResult = await ownOrder(database, caller, params.orderNumber)
    if (!orderResult.ok) return orderResult
    const order = orderResult.value
    if (params.groupNumber !== ANY && !/^\d{1,6}$/.test(params.groupNumber)) return fail(404, 'DESIGN_NOT_FOUND')
    const filter = {
      orderNumber: order.order_number,
      ...(params.groupNumber === ANY ? {} : { groupNumber: Number(params.groupNumber) }),
      ...(params.designSeriesId === ANY ? {} : { designSeriesId: params.designSeriesId }),
      ...(params.designId === ANY ? {} : { ids: [params.designId] }),
    }
    const designs = await listDesigns(database, filter, language)
    return designs.length > 0 ? answer(designs) : fail(404, 'DESIGN_NOT_FOUND')
  })

  register.forSession(endpoints.readDesignsOfSeries, async ({ params, caller, language }) => {
    const series = await database
      .selectFrom('design_series')
      .select('order_number')
      .where('id', '=', params.designSeriesId)
      .executeTakeFirst()
    if (!series) return fail(404, 'DESIGN_NOT_FOUND')
    const orderResult = await ownOrder(database, caller, series.order_number)
    if (!orderResult.ok) return orderResult
    const { order_number: orderNumber } = orderResult.value
    return answer(await listDesigns(database, { orderNumber, designSeriesId: params.designSeriesId }, language))
  })

  register.forSession(endpoints.listDesignItems, ({ query, caller }) =>
    listDesignItems(database, caller, query.designIds),
  )
  register.forSession(endpoints.checkCategoryTemplate, ({ query, caller, language }) =>
    copyTargets(deps, caller, query.templateId, language),
  )

  register.forSession(endpoints.deleteDesigns, ({ params, caller }) => deleteDesigns(deps, caller, params))
  register.forSession(endpoints.deleteDesignsOfGuest, ({ params, caller }) => deleteDesigns(deps, caller, params))

  register.forSession(endpoints.copyDesigns, ({ params, query, caller }) =>
    copyDesigns(deps, caller, { ...params, ...query }),
  )
  register.forSession(endpoints.copyDesignsOfGuest, ({ params, query, caller }) =>
    copyDesigns(deps, caller, { ...params, ...query }),
  )
}
