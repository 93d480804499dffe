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
import { useQuestion } from '../action/useQuestion.ts'
import { useSingleFlight } from '../action/useSingleFlight.ts'
import type { OrderProblem } from '../orderProblem/orderProblem.ts'
import { isReceiverOrderer } from '../people/peopleForm.ts'
import { usePeopleForms } from '../people/usePeopleForms.ts'
import { type ContinueOutcome, type ContinueQuestion, continueFlow } from './continueFlow.ts'
import { reviewProblems } from './reviewProblems.ts'
import { entriesFor } from './surveyEntries.ts'

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
  const { question, ask, reply } = useQuestion<ContinueQuestion>()
  const [edited, setEdited] = useState<Edited>({})
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const params = { orderNumber: order.orderNumber }

  const people = usePeopleForms(order, { onChanged })
  const { orderer, receiver, isValid: isAddressValid } = people
  const numberOfChildren = edited.numberOfChildren ?? order.numberOfChildren
  const children = entriesFor(edited.children ?? order.childrenDOBSurvey, numberOfChildren)
  const processMethod = edited.processMethod ?? order.processMethod
  const blocks = reviewProblems(order, {
    isLoadingDesigns,
    isAddressValid,
    isSurveyValid: surveyViolations(children, now).length === 0,
  })

  const edit = (change: Edited) => setEdited((before) => ({ ...before, ...change }))
  const [isBusy, next] = useSingleFlight(async (onOutcome: (outcome: ContinueOutcome) => void) => {
    // A form that is being saved changes the order that is compared.
    if (people.isSaving) return
    const outcome = await continueFlow(
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
    if (outcome.kind === 'SAVE_REFUSED') people.tellRefusal(outcome.error)
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
