import { useClient } from '@irodori/client/ClientProvider'
import { queryKey } from '@irodori/client/queryKey'
import { useInvalidation, useResultMutation } from '@irodori/client/useCallMutation'
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

interface OrderReviewDeps {
  readonly isLoadingDesigns: boolean
  readonly now: Date
  readonly onOutcome: (outcome: ContinueOutcome) => void
}

/** The forms of the review, the problems that prevent the next step, and the action that continues. */
export function useOrderReview(order: Order, { isLoadingDesigns, now, onOutcome }: OrderReviewDeps) {
  const client = useClient()
  const invalidate = useInvalidation()
  const { question, ask, reply } = useQuestion<ContinueQuestion>()
  const [edited, setEdited] = useState<Edited>({})
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const params = { orderNumber: order.orderNumber }

  const people = usePeopleForms(order)
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
  // A part may already be saved, so the next attempt starts from the order on the server.
  const readAgain = () => invalidate([queryKey(readOrder, { params })])
  const continuing = useResultMutation(
    () =>
      continueFlow(
        {
          updatedAt: order.updatedAt,
          designs: order.designs,
          hasLineProduct: order.hasLineProduct,
          hasSamples: order.sampleTexts.length > 0,
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
      ),
    {
      onSuccess: async (outcome) => {
        if (outcome !== 'PACKAGE') await readAgain()
        onOutcome(outcome)
      },
      onError: (failure) => {
        if (failure.kind === 'SAVE_REFUSED') people.showSaveProblem(failure.error)
        else setProblem(failure.problem)
        return readAgain()
      },
    },
  )

  return {
    people,
    numberOfChildren,
    children,
    processMethod,
    problems,
    isBusy: continuing.isPending,
    question,
    reply,
    problem,
    dismissProblem: () => setProblem(null),
    edit,
    continueOrder: () => {
      // A save in progress changes the order, which the flow would report as a change by someone else.
      if (!people.isSaving) void continuing.run()
    },
  }
}
