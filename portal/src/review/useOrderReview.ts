import { useClient } from '@irodori/client/ClientProvider'
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
import type { Order, ProcessMethod } from '@irodori/contract/entities/order'
import type { SurveyChild } from '@irodori/rules/childrenSurvey'
import { childrenForCount, surveyAction, surveyViolations } from '@irodori/rules/childrenSurvey'
import { isAddressBlocking, needsSameAddressCaution } from '@irodori/rules/reviewViolations'
import { useState } from 'react'
import { useQuestion } from '../action/useQuestion.ts'
import { useSingleFlight } from '../action/useSingleFlight.ts'
import type { OrderProblem } from '../orderProblem/orderProblem.ts'
import { isReceiverOrderer } from '../people/peopleForm.ts'
import { usePeopleForms } from '../people/usePeopleForms.ts'
import { type ContinueOutcome, type ContinueQuestion, continueFlow } from './continueFlow.ts'
import { reviewProblems } from './reviewProblems.ts'
import { entriesFor } from './surveyEntries.ts'

/** Input that differs from the saved order. */
interface Edited {
  readonly numberOfChildren?: number
  readonly children?: readonly SurveyChild[]
  readonly processMethod?: ProcessMethod
}

/** The forms of the review, the problems that prevent the next step, and the action that continues. */
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
  const problems = reviewProblems(order, {
    isLoadingDesigns,
    isAddressValid,
    isSurveyValid: surveyViolations(children, now).length === 0,
  })

  const edit = (change: Edited) => setEdited((before) => ({ ...before, ...change }))
  const [isBusy, continueOrder] = useSingleFlight(async (onOutcome: (outcome: ContinueOutcome) => void) => {
    // A save in progress changes the order, which the flow would report as a change by someone else.
    if (people.isSaving) return
    const result = await continueFlow(
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
    if (!result.ok) {
      if (result.error.kind === 'SAVE_REFUSED') people.showSaveProblem(result.error.error)
      else setProblem(result.error.problem)
    }
    // A part may already be saved, so the next attempt starts from the order on the server.
    if (!result.ok || result.value !== 'PACKAGE') await onChanged()
    if (result.ok) onOutcome(result.value)
  })

  return {
    people,
    numberOfChildren,
    children,
    processMethod,
    problems,
    isBusy,
    question,
    reply,
    problem,
    dismissProblem: () => setProblem(null),
    edit,
    continueOrder,
  }
}
