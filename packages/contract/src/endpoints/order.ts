import * as z from 'zod/mini'
import { MissingPart, SampleText } from '../entities/missingPart.ts'
import {
  ChildrenSurvey,
  ORDER_STATUSES,
  Order,
  Orderer,
  PACKAGE_VERDICTS,
  PROCESS_METHODS,
  Receiver,
  ReceiverUpdate,
  SavePackages,
  SurveyChild,
} from '../entities/order.ts'
import { count, dateTime, orderNumber, phoneNumber } from '../entities/scalars.ts'
import { endpoint } from '../protocol/endpoint.ts'
import { marketplaceErrors } from './sharedErrors.ts'

const params = z.object({ orderNumber })
const own = ['FORBIDDEN', 'NOT_FOUND'] as const
const changed = [...own, 'ORDER_IS_PRODUCED', 'ORDER_IS_CANCELLED'] as const

export const verifyOrder = endpoint({
  method: 'POST',
  path: '/api/order/verification',
  access: 'ANYONE',
  body: z.object({
    orderNumber,
    phoneNumber,
    productId: z.string(),
    actionType: z.enum(['create', 'update']),
    designIds: z.optional(z.array(z.string()).check(z.maxLength(2000))),
  }),
  answer: z.object({ orderNumber, paymentType: z.nullable(z.string()) }),
  errors: [
    ...marketplaceErrors,
    'NOT_MATCH_PRODUCT_WITH_ORDER',
    'ORDER_NUMBER_NOT_FOUND',
    'FORBIDDEN',
    'MULTI_ADDRESS_RAKUTEN_ORDER',
    'ORDER_IS_PRODUCED',
    'PRODUCT_IS_DELETED',
    'PRODUCT_IS_NOT_PUBLIC',
    'PRODUCT_IS_NOT_FOUND',
    'TOO_MANY_TRIES',
  ],
  limit: 'LOGIN',
})

export const readOrderStatus = endpoint({
  method: 'GET',
  path: '/api/guest/order/info/status',
  access: 'SESSION',
  query: z.object({ order: orderNumber }),
  answer: z.object({ orderNumber, status: z.enum(ORDER_STATUSES), updatedAt: dateTime }),
  errors: own,
})

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/guest/order',
  access: 'SESSION',
  answer: z.array(Order),
})

export const readOrder = endpoint({
  method: 'GET',
  path: '/api/guest/order/{orderNumber}',
  access: 'SESSION',
  params,
  answer: Order,
  errors: own,
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/guest/order/{orderNumber}',
  access: 'ANYONE',
  params,
  body: z.object({ phoneNumber }),
  answer: Order,
  errors: [...marketplaceErrors, 'ORDER_NUMBER_NOT_FOUND', 'PRODUCT_IS_NOT_FOUND', 'TOO_MANY_TRIES', 'FORBIDDEN'],
  limit: 'LOGIN',
})

export const savePackages = endpoint({
  method: 'PUT',
  path: '/api/order/package',
  access: 'SESSION',
  body: SavePackages,
  answer: Order,
  errors: [
    ...changed,
    'REQUEST_INVALID',
    'PACKAGE_PLAN_NOT_FOUND',
    'PACKAGE_PLAN_NOT_CHOSEN',
    'PRODUCT_OPTION_NOT_CHOSEN',
    'QUANTITY_OF_PACKAGE_PLAN',
    'INVALID_DELIVERY_DATE',
    'PRODUCT_IS_OUT_OF_STOCK',
    'DESIGN_NOT_FOUND',
  ],
})

export const verifyForImages = endpoint({
  method: 'GET',
  path: '/api/guest/order/{orderNumber}/imagemagic/verification',
  access: 'SESSION',
  params,
  answer: z.object({ code: z.enum(['ORDER_IS_VALID', 'ORDER_IS_PRODUCED', 'ORDER_IS_CANCELLED']) }),
  errors: [...own, 'DESIGN_NOT_PRINTABLE'],
})

export const verifyForPackage = endpoint({
  method: 'GET',
  path: '/api/guest/order/{orderNumber}/verification',
  access: 'SESSION',
  params,
  answer: z.object({
    code: z.enum(PACKAGE_VERDICTS),
    numberOfMissingDesigns: count,
    numberOfSpareDesigns: count,
    missingParts: z.array(MissingPart),
    sampleTexts: z.array(SampleText),
  }),
  errors: [...own, 'ORDER_IS_PRODUCED'],
})

export const updateOrdererAndReceiver = endpoint({
  method: 'PUT',
  path: '/api/guest/orders/{orderNumber}/orderer&receiver',
  access: 'SESSION',
  params,
  body: z.object({ orderer: Orderer, receiver: ReceiverUpdate }),
  answer: z.object({ orderer: Orderer, receiver: Receiver, updatedAt: dateTime }),
  errors: [...changed, 'UPDATE_ORDERER_FAILS', 'UPDATE_RECEIVER_FAILS'],
})

export const updateOrderer = endpoint({
  method: 'PUT',
  path: '/api/guest/orders/{orderNumber}/orderer',
  access: 'SESSION',
  params,
  body: Orderer,
  answer: z.object({ orderer: Orderer, updatedAt: dateTime }),
  errors: [...changed, 'UPDATE_ORDERER_FAILS'],
})

export const updateReceiver = endpoint({
  method: 'PUT',
  path: '/api/guest/orders/{orderNumber}/receiver',
  access: 'SESSION',
  params,
  body: ReceiverUpdate,
  answer: z.object({ receiver: Receiver, updatedAt: dateTime }),
  errors: [...changed, 'UPDATE_RECEIVER_FAILS'],
})

export const updateNumberOfChildren = endpoint({
  method: 'PUT',
  path: '/api/guest/orders/{orderNumber}/numberOfChildren',
  access: 'SESSION',
  params,
  body: z.object({ numberOfChildren: z.int() }),
  answer: z.object({ numberOfChildren: z.int(), updatedAt: dateTime }),
  errors: [...changed, 'SURVEY_INVALID'],
})

export const updateProcessMethod = endpoint({
  method: 'PUT',
  path: '/api/guest/orders/{orderNumber}/processMethod',
  access: 'SESSION',
  params,
  body: z.object({ processMethod: z.enum(PROCESS_METHODS) }),
  answer: z.object({ processMethod: z.enum(PROCESS_METHODS), updatedAt: dateTime }),
  errors: [...changed, 'STATUS_NOT_ALLOWED'],
})

export const readChildrenSurvey = endpoint({
  method: 'GET',
  path: '/api/guest/childrenDOBSurvey/{orderNumber}',
  access: 'SESSION',
  params,
  answer: z.object({ orderNumber, numberOfChildren: z.nullable(z.int()), childrenInfo: z.array(SurveyChild) }),
  errors: own,
})

export const createChildrenSurvey = endpoint({
  method: 'POST',
  path: '/api/guest/childrenDOBSurvey',
  access: 'SESSION',
  body: ChildrenSurvey,
  answer: ChildrenSurvey,
  errors: [...changed, 'SURVEY_INVALID'],
})

export const updateChildrenSurvey = endpoint({
  method: 'PUT',
  path: '/api/guest/childrenDOBSurvey',
  access: 'SESSION',
  body: ChildrenSurvey,
  answer: ChildrenSurvey,
  errors: [...changed, 'SURVEY_INVALID'],
})
