import { useClient } from '@irodori/client/react'
import type { Order, ProcessMethod } from '@irodori/contract'
import {
  createChildrenSurvey,
  readOrder,
  readOrderStatus,
  updateChildrenSurvey,
  updateNumberOfChildren,
  updateOrdererAndReceiver,
  updateProcessMethod,
  verifyForImages,
  verifyForPackage,
} from '@irodori/contract/endpoints/order'
import { commitOrder } from '@irodori/contract/endpoints/production'
import {
  childrenForCount,
  isAddressBlocking,
  needsSameAddressCaution,
  type SurveyChild,
  surveyAction,
  surveyViolations,
} from '@irodori/rules'
import { useState } from 'react'
import { useOnce } from '../order/useOnce.ts'
import { type NextOutcome, type NextQuestion, nextFlow } from './nextFlow.ts'
import type { OrderProblem } from './orderProblem.ts'
import { isReceiverOrderer } from './peopleForm.ts'
import { reviewBlocks } from './reviewOf.ts'
import { rowsFor } from './surveyRows.ts'
import { usePeopleForms } from './usePeopleForms.ts'
import { useQuestion } from './useQuestion.ts'

/** What was typed or chosen and stands beside what the server has. */
interface Edited {
  readonly numberOfChildren?: number
  readonly children?: readonly SurveyChild[]
  readonly processMethod?: ProcessMethod
}

/** The forms of the review, what speaks against going on, and the way on. */
export function useOrderReview(
  order: Order,
  { isLoadingDesigns, now, onChanged }: { isLoadingDesigns: boolean; now: Date; onChanged: () => Promise<void> },
) {
  const client = useClient()
  const { question, ask, reply } = useQuestion<NextQuestion>()
  const [edited, setEdited] = useState<Edited>({})
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const params = { orderNumber: order.orderNumber }

  const people = usePeopleForms(order, { onChanged })
  const { orderer, receiver, isValid: isAddressValid } = people
  const numberOfChildren = edited.numberOfChildren ?? order.numberOfChildren
  const children = rowsFor(edited.children ?? order.childrenDOBSurvey, numberOfChildren)
  const processMethod = edited.processMethod ?? order.processMethod
  const blocks = reviewBlocks(order, {
    isLoadingDesigns,
    isAddressValid,
    isSurveyValid: surveyViolations(children, now).length === 0,
  })

  const edit = (change: Edited) => setEdited((before) => ({ ...before, ...change }))
  const [isBusy, next] = useOnce(async (onOutcome: (outcome: NextOutcome) => void) => {
    // A form that is being saved changes the order that is compared.
    if (people.isSaving) return
    const outcome = await nextFlow(
      {
        updatedAt: order.updatedAt,
        designs: order.designs,
        hasLineProduct: order.hasLineProduct,
        isSameAddress:
          isReceiverOrderer(orderer, receiver) &&
          needsSameAddressCaution({
            processMethod,
            ordererZipCode: receiver.zipCode,
            receiverZipCode: receiver.zipCode,
          }),
        skipsPeople: !isAddressValid && !isAddressBlocking({ payMethod: order.payMethod, isAddressValid }),
      },
      {
        ask,
        readUpdatedAt: () => client.call(readOrderStatus, { query: { order: order.orderNumber } }),
        savePeople: () => client.call(updateOrdererAndReceiver, { params, body: people.body }),
        saveNumberOfChildren: () => client.call(updateNumberOfChildren, { params, body: { numberOfChildren } }),
        saveSurvey: () => {
          const body = { ...params, childrenInfo: [...childrenForCount(children, numberOfChildren)] }
          return surveyAction(order.numberOfChildrenFromDb) === 'CREATE'
            ? client.call(createChildrenSurvey, { body })
            : client.call(updateChildrenSurvey, { body })
        },
        saveProcessMethod: () => client.call(updateProcessMethod, { params, body: { processMethod } }),
        verifyImages: () => client.call(verifyForImages, { params }),
        readOrder: () => client.call(readOrder, { params }),
        verify: () => client.call(verifyForPackage, { params }),
        commit: () => client.call(commitOrder, { params }),
      },
    )
    if (outcome.kind === 'SAVE_REFUSED') people.tellRefusal(outcome.failure)
    if (outcome.kind === 'PROBLEM') setProblem(outcome.problem)
    // Parts may be saved by now: the next try starts from what the server has.
    if (outcome.kind !== 'PACKAGE') await onChanged()
    onOutcome(outcome)
  })

  return {
    people,
    numberOfChildren,
    children,
    processMethod,
    blocks,
    isBusy,
    question,
    reply,
    problem,
    forgetProblem: () => setProblem(null),
    edit,
    next,
  }
}
