import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Design, DesignSeries, SaveDesigns } from '../entities/design.ts'
import { orderNumber } from '../entities/scalars.ts'

const saveErrors = [
  'REQUEST_INVALID',
  'UNAUTHENTICATED',
  'ORDER_IS_PRODUCED',
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'DESIGN_NOT_FOUND',
] as const

export const designEndpoints = {
  createDesigns: endpoint({
    method: 'POST',
    path: '/api/design/guest',
    access: 'SESSION',
    summary: 'Save new pages; a repeated call with the same randomId changes nothing twice',
    body: SaveDesigns,
    answer: z.array(Design),
    errors: saveErrors,
  }),
  updateDesigns: endpoint({
    method: 'PUT',
    path: '/api/design/guest',
    access: 'SESSION',
    summary: 'Save pages that exist',
    body: SaveDesigns,
    answer: z.array(Design),
    errors: saveErrors,
  }),
  createDesignSeries: endpoint({
    method: 'POST',
    path: '/api/designSeries/guest',
    access: 'SESSION',
    summary: 'Begin a booklet',
    body: z.object({
      templateSeriesId: z.string(),
      orderNumber,
      productOptionId: z.nullish(z.string()),
    }),
    answer: DesignSeries,
    errors: ['NOT_FOUND', 'ORDER_IS_PRODUCED'],
  }),
  readDesigns: endpoint({
    method: 'GET',
    path: '/api/design/guest/{orderNumber}/{groupNumber}/{designSeriesId}/{designId}',
    access: 'SESSION',
    summary: "Pages of a group; 'none' for the series or the design means any",
    params: z.object({
      orderNumber,
      groupNumber: z.string(),
      designSeriesId: z.string(),
      designId: z.string(),
    }),
    answer: z.array(Design),
    errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
  }),
  readDesignsOfSeries: endpoint({
    method: 'GET',
    path: '/api/design/guest/{designSeriesId}',
    access: 'SESSION',
    summary: 'All saved pages of a booklet, cover first',
    params: z.object({ designSeriesId: z.string() }),
    answer: z.array(Design),
    errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
  }),
}
