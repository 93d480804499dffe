import * as z from 'zod/mini'
import { MergeList, SavedMergeList } from '../entities/mergeList.ts'
import { count, dateTime, entityId, orderNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'

// Lists from which a piece is printed once for each row are not specified.

const piece = { orderNumber, groupNumber: z.string() }

export const readMostCards = endpoint({
  method: 'GET',
  path: '/api/most-cards/{productId}',
  access: 'ANYONE',
  params: z.object({ productId: entityId }),
  /** Null if a piece of the product is one card. */
  answer: z.object({ mostCards: z.nullable(count) }),
})

export const readMergeList = endpoint({
  method: 'GET',
  path: '/api/merge-list/{orderNumber}/{groupNumber}',
  access: 'SESSION',
  params: z.object(piece),
  /** Null if the piece has none. */
  answer: z.nullable(SavedMergeList),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN'],
})

export const saveMergeList = endpoint({
  method: 'PUT',
  path: '/api/merge-list/{orderNumber}/{groupNumber}',
  access: 'SESSION',
  params: z.object(piece),
  body: z.object({
    list: MergeList,
    /**
     * `updatedAt` of the saved list that this one is based on; null if none was known. If the piece has another list now,
     * nothing is saved, and the details of DESIGN_CHANGED carry it.
     */
    basedOn: z.nullable(dateTime),
  }),
  answer: SavedMergeList,
  errors: ['DESIGN_NOT_FOUND', 'DESIGN_CHANGED', 'FORBIDDEN', 'ORDER_IS_PRODUCED', 'TOO_MANY_TRIES'],
  limit: 'SAVE',
})

export const removeMergeList = endpoint({
  method: 'DELETE',
  path: '/api/merge-list/{orderNumber}/{groupNumber}',
  access: 'SESSION',
  params: z.object(piece),
  answer: z.null(),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN', 'ORDER_IS_PRODUCED'],
})

export const readCardPicture = endpoint({
  method: 'GET',
  path: '/api/merge-list/{orderNumber}/{groupNumber}/card/{card}/{designId}',
  access: 'SESSION',
  /** `card` is a number from 1, `designId` the id of one of the pages of the piece. */
  params: z.object({ ...piece, card: z.string(), designId: entityId }),
  answerKind: 'FILE',
  answer: z.null(),
  errors: ['DESIGN_NOT_FOUND', 'FORBIDDEN', 'TOO_MANY_TRIES'],
  limit: 'TEXT_PREVIEW',
})
