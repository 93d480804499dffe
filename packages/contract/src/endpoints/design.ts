import * as z from 'zod/mini'
import { Design, SaveDesigns } from '../entities/design.ts'
import { orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

const saveErrors = [
  'SPARE_DESIGNS_EXCEPTION',
  'ORDER_NUMBER_NOT_FOUND',
  'TOO_MANY_TRIES',
  'REQUEST_INVALID',
  'UNAUTHENTICATED',
  'ORDER_IS_PRODUCED',
  'DESIGN_CREATE_IMAGE_EXCEPTION',
  'DESIGN_NOT_FOUND',
  'DESIGN_CHANGED',
  'DESIGN_NOT_PRINTABLE',
] as const

export const createDesigns = endpoint({
  method: 'POST',
  path: '/api/design/guest',
  access: 'SESSION',
  body: SaveDesigns,
  answer: z.array(Design),
  errors: saveErrors,
  limit: 'SAVE',
})

export const updateDesigns = endpoint({
  method: 'PUT',
  path: '/api/design/guest',
  access: 'SESSION',
  body: SaveDesigns,
  answer: z.array(Design),
  errors: saveErrors,
  limit: 'SAVE',
})

export const readDesigns = endpoint({
  method: 'GET',
  path: '/api/design/guest/{orderNumber}/{groupNumber}/{designSeriesId}/{designId}',
  access: 'SESSION',
  params: z.object({
    orderNumber,
    groupNumber: z.string(),
    designSeriesId: z.string(),
    designId: z.string(),
  }),
  answer: z.array(Design),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
})

export const readDesignsOfSeries = endpoint({
  method: 'GET',
  path: '/api/design/guest/{designSeriesId}',
  access: 'SESSION',
  params: z.object({ designSeriesId: z.string() }),
  answer: z.array(Design),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
})
