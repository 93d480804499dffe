import type { RefusedCallError } from '@irodori/client/callError'
import type { Endpoint } from '@irodori/contract/endpoint'
import type { ErrorCode } from '@irodori/contract/errorCode'
import { errorsOf } from '@irodori/contract/errorCode'
import { guestLoginProblem } from '../../packages/ui/src/guestLogin/guestLoginProblem.ts'
import { cancelProblem } from '../../portal/src/cancellation/cancelProblem.ts'
import { copyProblem, type DesignProblem, deleteProblem } from '../../portal/src/copying/designProblem.ts'
import { AFTER_DIALOG, problemOfCallError } from '../../portal/src/orderProblem/orderProblem.ts'
import { packagingProblem } from '../../portal/src/packaging/packagingProblem.ts'
import { afterRelease } from '../../portal/src/message/release/afterRelease.ts'
import { undoStartProblem } from '../../portal/src/production/undoStartProblem.ts'
import { saveProblemOf } from '../../studio/src/editor/saving/saveProblem.ts'
import {
  displayedError,
  REMEDIES,
  type Remedy,
  verificationProblem,
} from '../../studio/src/verification/verificationProblem.ts'

/** The texts that a screen shows for a refusal, and the buttons that lead on from there, as keys of the locales. */
interface ShownRefusal {
  readonly texts: readonly string[]
  readonly waysOn: readonly string[]
}
type Show = (error: RefusedCallError) => ShownRefusal

/** The HTTP status that the server gives to a code; the screens look at it where the specification does. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  SECURITY_KEY_WRONG: 401,
  RAKUTEN_AUTHENTICATION_EXCEPTION: 401,
  YAHOO_AUTHENTICATION_EXCEPTION: 401,
  COLOR_ME_AUTHENTICATION_ERROR: 401,
  FORBIDDEN: 403,
  ORDER_CANNOT_BE_CANCELLED: 403,
  ORDER_IS_CANCELLED: 403,
  ORDER_IS_PRODUCED: 403,
  ORDER_NOT_SETTLED: 403,
  NOT_FOUND: 404,
  ORDER_NUMBER_NOT_FOUND: 404,
  DESIGN_NOT_FOUND: 404,
  EC_MAINTAIN: 404,
  TOO_MANY_TRIES: 429,
  EC_CONNECTION_ERROR: 500,
  EC_REQUEST_TIMEOUT_EXCEPTION: 500,
  COLOR_ME_CONNECTION_ERROR: 500,
  DESIGN_CREATE_IMAGE_EXCEPTION: 500,
  INTERNAL: 500,
  BUSY: 503,
}

const titleAndBody = (key: string): readonly string[] => [`${key}.title`, `${key}.body`]
const ownMessage = ({ errorCode }: RefusedCallError): readonly string[] => titleAndBody(`errors:${errorCode}`)

/** The message of the code itself, beside the control that sent the call or with a retry button. */
const plain: Show = (error) => ({ texts: ownMessage(error), waysOn: ['common:retry'] })

const ORDER_BUTTON = { STAY: 'review:problem.stay', RELOAD: 'review:problem.reload', MY_PAGE: 'review:problem.myPage' }
const inOrderDialog = (kind: keyof typeof AFTER_DIALOG): ShownRefusal => ({
  texts: titleAndBody(`review:problem.${kind}`),
  waysOn: [ORDER_BUTTON[AFTER_DIALOG[kind]]],
})
const order: Show = (error) => inOrderDialog(problemOfCallError(error).kind)

const packaging =
  (call: 'SAVE' | 'START'): Show =>
  (error) => {
    const problem = packagingProblem(error, call)
    if (problem.kind === 'ORDER') return inOrderDialog(problem.problem.kind)
    if (problem.kind === 'NOT_FOUND')
      return { texts: titleAndBody('common:notFound'), waysOn: ['common:notFound.action'] }
    const texts = problem.kind === 'SHOP' ? ownMessage(error) : titleAndBody(`packaging:problem.${problem.kind}`)
    return { texts, waysOn: ['common:close'] }
  }

const cancellation: Show = (error) => {
  const { kind } = cancelProblem(error)
  switch (kind) {
    case 'WRONG_DIGITS':
    case 'TOO_MANY_TRIES':
      return { texts: [`cancellation:problem.${kind}`], waysOn: ['cancellation:next'] }
    case 'CANNOT_CANCEL':
      return { texts: titleAndBody('cancellation:cannot'), waysOn: ['cancellation:cannot.back'] }
    case 'SHOP_REFUSED':
      return { texts: ['cancellation:cannot.title', 'cancellation:cannot.shop'], waysOn: ['cancellation:cannot.back'] }
    case 'SHOP_CLOSED':
      return { texts: [...ownMessage(error), 'cancellation:failed.unchanged'], waysOn: ['common:close'] }
    case 'SHOP_UNAVAILABLE':
      return { texts: ['cancellation:failed.title', 'cancellation:failed.shop'], waysOn: ['common:close'] }
    case 'FAILED':
      return { texts: titleAndBody('cancellation:failed'), waysOn: ['common:close'] }
  }
}

const piece =
  (problemOf: (error: RefusedCallError) => DesignProblem): Show =>
  (error) => {
    const { kind } = problemOf(error)
    if (kind === 'ORDER_UPDATED') return { texts: titleAndBody('copying:updated'), waysOn: ['copying:updated.reload'] }
    const texts = kind === 'CALL_ERROR' ? ownMessage(error) : titleAndBody(`copying:problem.${kind}`)
    return { texts, waysOn: ['common:close'] }
  }

const guestLogin: Show = (refused) => {
  const { place, error } = guestLoginProblem(refused)
  const waysOn = {
    FORM: ['login:submit'],
    SHOP_BOX: ['common:retry', 'login:editInput'],
    ADMIN_BOX: ['login:askUs', 'login:editInput'],
  }
  return { texts: error.kind === 'REFUSED' ? ownMessage(error) : [], waysOn: waysOn[place] }
}

const REMEDY: Partial<Record<Remedy, string>> = {
  RETRY: 'common:retry',
  ENTER_AGAIN: 'verification:action.editInput',
  PRODUCT_LIST: 'verification:action.backToProducts',
  CANCEL_PAGE: 'verification:action.toCancel',
  MY_PAGE: 'verification:action.toMyPage',
  ASK: 'verification:action.ask',
  READ_FAQ: 'verification:action.readFaq',
}
const verification: Show = (error) => {
  const problem = verificationProblem(error)
  const shown = displayedError(problem, error)
  const texts = shown.kind === 'REFUSED' ? ownMessage(shown) : []
  if (problem === 'FORM') return { texts, waysOn: ['verification:submit'] }
  if (problem === 'WRONG_PRODUCT') return { texts, waysOn: ['verification:action.backToProducts'] }
  const { first, help } = REMEDIES[problem]
  return { texts, waysOn: [REMEDY[first] ?? '', ...(help === null ? [] : [REMEDY[help] ?? ''])] }
}

const undoStart: Show = (error) => ({
  texts: titleAndBody(
    undoStartProblem(error) === 'TOO_LATE' ? 'packaging:started.tooLate' : 'packaging:started.failed',
  ),
  waysOn: ['packaging:started.myPage'],
})

const release: Show = (error) => {
  const ways = { STAY: 'common:close', PACKAGE: 'messageMaking:release.toPackage', MY_PAGE: 'messageMaking:toMyPage' }
  return { texts: ownMessage(error), waysOn: [ways[afterRelease(error)]] }
}

const campaign: Show = () => ({
  texts: [...titleAndBody('campaign:failed'), 'campaign:failed.kept'],
  waysOn: ['common:close'],
})

const save: Show = (error) => {
  const { kind } = saveProblemOf(error)
  switch (kind) {
    case 'LOGIN':
      return { texts: ['login:flow.SELECT_TYPE.title'], waysOn: ['login:flow.GUEST_LOGIN.title'] }
    case 'PRODUCED':
      return { texts: titleAndBody('editor:dialog.PRODUCED'), waysOn: ['editor:dialog.PRODUCED.confirm'] }
    case 'NETWORK':
      return { texts: ['editor:toast.kept'], waysOn: ['editor:command.save'] }
    case 'STOPPED':
      return { texts: ['editor:toast.failed'], waysOn: ['editor:command.save'] }
    case 'CHANGED':
      return { texts: [], waysOn: [] }
    default:
      return { texts: titleAndBody(`editor:dialog.${kind}`), waysOn: ['common:close'] }
  }
}

/** The calls whose refusals have dialogs of their own, by the name of the endpoint. */
export const SHOWN: Readonly<Record<string, Show>> = {
  verifyForImages: order,
  verifyForPackage: order,
  readOrderStatus: order,
  commitOrder: () => inOrderDialog('CONNECTION'),
  savePackages: packaging('SAVE'),
  scheduleCreation: packaging('START'),
  cancelCreation: undoStart,
  verifyCancellation: cancellation,
  cancelOrder: cancellation,
  copyDesigns: piece(copyProblem),
  copyDesignsOfGuest: piece(copyProblem),
  deleteDesigns: piece(deleteProblem),
  deleteDesignsOfGuest: piece(deleteProblem),
  loginGuest: guestLogin,
  readGuestSession: guestLogin,
  verifyOrder: verification,
  createDesigns: save,
  updateDesigns: save,
  releaseMessage: release,
  enterTheatre1810: campaign,
  enterTheatre1905: campaign,
}

/** The texts of one language: its keys are `area:path.of.the.message`. */
export type Texts = (key: string) => string | undefined

/** Refusals of the contract without a text or without a way on, as `endpoint code: key`. */
export function silentRefusals(
  endpoints: Readonly<Record<string, Pick<Endpoint, 'errors'>>>,
  languages: readonly Texts[],
): readonly string[] {
  return Object.entries(endpoints).flatMap(([name, endpoint]) =>
    errorsOf(endpoint).flatMap((errorCode) => {
      const show = SHOWN[name] ?? plain
      const error = { kind: 'REFUSED', status: STATUS[errorCode] ?? 400, errorCode, message: null, error: {} } as const
      const { texts, waysOn } = show(error)
      const missing = [...texts, ...waysOn].filter((key) => languages.some((textOf) => !textOf(key)?.trim()))
      const isSilent = texts.length === 0 || waysOn.length === 0
      return [...missing, ...(isSilent ? ['nothing'] : [])].map((key) => `${name} ${errorCode}: ${key}`)
    }),
  )
}
