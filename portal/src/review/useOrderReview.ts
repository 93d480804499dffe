import type { Failure } from '@irodori/client'
import { useClient } from '@irodori/client/react'
import type { Order, ProcessMethod } from '@irodori/contract'
import {
  createChildrenSurvey,
  readOrder,
  readOrderStatus,
  updateChildrenSurvey,
  updateNumberOfChildren,
  updateOrderer,
  updateOrdererAndReceiver,
  updateProcessMethod,
  updateReceiver,
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
  surveyFaults,
} from '@irodori/rules'
import { useToast } from '@irodori/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NextOutcome, type NextQuestion, nextFlow } from './nextFlow.ts'
import type { OrderProblem } from './orderProblem.ts'
import {
  faultsOfOrderer,
  faultsOfReceiver,
  isFaultless,
  isReceiverOrderer,
  type OrdererFields,
  type ReceiverFields,
} from './peopleForm.ts'
import { reviewBlocks } from './reviewOf.ts'
import { rowsFor } from './surveyRows.ts'
import type { ServerWords } from './useFieldErrors.ts'
import { usePostalTable } from './usePostalTable.ts'
import { useQuestion } from './useQuestion.ts'

/** What was typed or chosen and stands beside what the server has. */
interface Edited {
  readonly orderer?: OrdererFields | undefined
  readonly receiver?: ReceiverFields | undefined
  readonly numberOfChildren?: number
  readonly children?: readonly SurveyChild[]
  readonly processMethod?: ProcessMethod
}

type Block = 'orderer' | 'receiver'

/** The words of the server by field, without the part of the form that they stand in. */
function wordsFor(failure: Failure, block: Block): ServerWords {
  if (failure.kind !== 'REFUSED') return {}
  const entries = Object.entries(failure.error).flatMap(([name, value]): [string, string[]][] => {
    const field = name.startsWith(`${block}.`) ? name.slice(block.length + 1) : name
    return Array.isArray(value) ? [[field, value.filter((one) => typeof one === 'string')]] : []
  })
  return Object.fromEntries(entries)
}

/** The forms of the review, what speaks against going on, and the way on. */
export function useOrderReview(
  order: Order,
  { isLoadingDesigns, now, onChanged }: { isLoadingDesigns: boolean; now: Date; onChanged: () => Promise<void> },
) {
  const client = useClient()
  const toast = useToast()
  const { t } = useTranslation('review')
  const { question, ask, reply } = useQuestion<NextQuestion>()
  const [edited, setEdited] = useState<Edited>({})
  const [openBlock, setOpenBlock] = useState<Record<Block, boolean>>({ orderer: false, receiver: false })
  const [server, setServer] = useState<Record<Block, ServerWords>>({ orderer: {}, receiver: {} })
  const [problem, setProblem] = useState<OrderProblem | null>(null)
  const [busy, setBusy] = useState<Block | 'NEXT' | null>(null)
  const isUnderWay = useRef(false)
  const params = { orderNumber: order.orderNumber }

  const orderer = edited.orderer ?? order.orderer
  const { id: receiverId, ...storedReceiver } = order.receiver
  const receiver = edited.receiver ?? storedReceiver
  const numberOfChildren = edited.numberOfChildren ?? order.numberOfChildren
  const children = rowsFor(edited.children ?? order.childrenDOBSurvey, numberOfChildren)
  const processMethod = edited.processMethod ?? order.processMethod
  const { table } = usePostalTable(receiver.zipCode)
  const faults = { orderer: faultsOfOrderer(orderer), receiver: faultsOfReceiver(receiver, table) }
  const isAddressValid = isFaultless(faults.orderer) && isFaultless(faults.receiver)
  const blocks = reviewBlocks(order, {
    isLoadingDesigns,
    isAddressValid,
    isSurveyValid: surveyFaults(children, now).length === 0,
  })

  const edit = (change: Edited) => setEdited((before) => ({ ...before, ...change }))
  const close = (block: Block) => {
    setOpenBlock((open) => ({ ...open, [block]: false }))
    setServer((words) => ({ ...words, [block]: {} }))
  }

  /** Twice pressed is once done. */
  const once = async (what: Block | 'NEXT', work: () => Promise<void>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(what)
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setBusy(null)
    }
  }

  /** RVW-2: a refusal is told for five seconds in the words of the server, and beside its field. */
  const tellRefusal = (failure: Failure) => {
    const code = failure.kind === 'REFUSED' ? failure.errorCode : null
    const said = failure.kind === 'REFUSED' && failure.status === 400 ? failure.message : null
    if (code === 'UPDATE_ORDERER_FAILS' || code === 'UPDATE_RECEIVER_FAILS') {
      const block = code === 'UPDATE_ORDERER_FAILS' ? 'orderer' : 'receiver'
      setServer((words) => ({ ...words, [block]: wordsFor(failure, block) }))
      setOpenBlock((open) => ({ ...open, [block]: true }))
      toast({ message: said ?? t(`refused.${code}`), tone: 'failure' })
    } else toast({ message: said ?? t('refused.other'), tone: 'failure' })
  }

  const save = (block: Block) =>
    once(block, async () => {
      const result =
        block === 'orderer'
          ? await client.call(updateOrderer, { params, body: orderer })
          : await client.call(updateReceiver, { params, body: { ...receiver, receiverId } })
      if (!result.ok) {
        const isOwn = result.failure.kind === 'REFUSED' && result.failure.errorCode?.startsWith('UPDATE_')
        if (isOwn) tellRefusal(result.failure)
        else
          toast({
            message: t(block === 'orderer' ? 'refused.UPDATE_ORDERER_FAILS' : 'refused.UPDATE_RECEIVER_FAILS'),
            tone: 'failure',
          })
        return
      }
      await onChanged()
      edit({ [block]: undefined })
      close(block)
    })

  const next = (onOutcome: (outcome: NextOutcome) => void) =>
    once('NEXT', async () => {
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
          savePeople: () =>
            client.call(updateOrdererAndReceiver, { params, body: { orderer, receiver: { ...receiver, receiverId } } }),
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
      if (outcome.kind === 'SAVE_REFUSED') tellRefusal(outcome.failure)
      if (outcome.kind === 'PROBLEM') setProblem(outcome.problem)
      // Parts may be saved by now: the next try starts from what the server has.
      if (outcome.kind !== 'PACKAGE') await onChanged()
      onOutcome(outcome)
    })

  return {
    orderer,
    receiver,
    numberOfChildren,
    children,
    processMethod,
    faults,
    server,
    openBlock,
    blocks,
    busy,
    question,
    reply,
    problem,
    forgetProblem: () => setProblem(null),
    edit,
    open: (block: Block) => setOpenBlock((before) => ({ ...before, [block]: true })),
    cancel: (block: Block) => {
      edit({ [block]: undefined })
      close(block)
    },
    save: (block: Block) => void save(block),
    next: (onOutcome: (outcome: NextOutcome) => void) => void next(onOutcome),
  }
}
