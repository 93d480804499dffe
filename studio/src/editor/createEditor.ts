import type { Stage } from '@irodori/canvas'
import type { Client, Failure, OrderRecord, SessionStore } from '@irodori/client'
import { urlOf } from '@irodori/client'
import { createDesigns, updateDesigns } from '@irodori/contract/endpoints/design'
import { readImage } from '@irodori/contract/endpoints/image'
import type { Kernel } from '../kernel/kernel.ts'
import type { CommandContext } from './commands/command.ts'
import { createExactPictures } from './exact/exactPictures.ts'
import { beginOrder } from './opening/beginOrder.ts'
import type { EditorPlace } from './opening/editorPlace.ts'
import type { OpenedDesign } from './opening/opened.ts'
import { NONE } from './opening/openSaved.ts'
import type { PhotoIntake } from './photos/photoIntake.ts'
import { createPhotoIntake } from './photos/photoIntake.ts'
import { createSendPhoto } from './photos/sendPhoto.ts'
import { uploadMegabytes } from './photos/uploadLimit.ts'
import type { Uploads } from './photos/uploads.ts'
import { createUploads } from './photos/uploads.ts'
import type { ResourceLoader } from './resources/resourceLoader.ts'
import { createResourceLoader } from './resources/resourceLoader.ts'
import type { NetworkEvents } from './saving/network.ts'
import { createNetworkReturns } from './saving/network.ts'
import { createSaveFlow } from './saving/saveFlow.ts'
import { createSaver } from './saving/saver.ts'
import { createUntilAllowed } from './saving/untilAllowed.ts'
import type { Announcer } from './state/announcer.ts'
import { createAnnouncer } from './state/announcer.ts'
import { pageAtom, productAtom } from './state/designState.ts'
import type { Ask } from './state/dialogs.ts'
import { createAsk } from './state/dialogs.ts'
import { createDocumentActions } from './state/documentActions.ts'
import { loggedInAtom, orderAtom } from './state/savingState.ts'
import type { EditorStore } from './state/store.ts'
import { createEditorStore } from './state/store.ts'
import { createTypesetter } from './text/typesetter.ts'

const SAVES = { createDesigns, updateDesigns }

export interface EditorOptions {
  readonly place: EditorPlace
  readonly design: OpenedDesign
  readonly client: Client
  readonly session: SessionStore
  readonly kernel: Kernel
  readonly network: NetworkEvents
  readonly newId: () => string
  /** Option of the product that the customer chose in the catalogue. */
  readonly productOptionId: string | null
  /** The design has been saved for the first time and now has an address of its own. */
  readonly onAddress: (place: EditorPlace) => void
  readonly goToMyPage: () => void
}

/** One design being edited: its state and everything that works on it. Knows nothing of React. */
export interface Editor {
  readonly store: EditorStore
  readonly design: OpenedDesign
  readonly place: () => EditorPlace
  readonly commands: CommandContext
  readonly intake: PhotoIntake
  readonly uploads: Uploads
  readonly resources: ResourceLoader
  readonly announcer: Announcer
  readonly ask: Ask
  readonly setStage: (stage: Stage | null) => void
  readonly beginOrder: (record: OrderRecord) => Promise<Failure | null>
  readonly destroy: () => void
}

const MEGABYTE = 1024 * 1024

export function createEditor(options: EditorOptions): Editor {
  const { client, kernel, session, newId, design } = options
  const store = createEditorStore()
  const announcer = createAnnouncer(store)
  const ask = createAsk(store)
  const actions = createDocumentActions(store, announcer)
  const networkReturns = createNetworkReturns(options.network)
  let place = options.place
  let stage: Stage | null = null

  store.set(productAtom, design.product)
  actions.open(design.document)

  const uploads = createUploads({
    store,
    send: createSendPhoto(client, store),
    networkReturns,
    allowed: createUntilAllowed(store, session),
    onDone: () => announcer.announce({ key: 'announce.uploaded' }),
    onRefused: () => announcer.toast({ key: 'toast.uploadRefused' }, 'danger'),
  })

  const intake = createPhotoIntake({
    store,
    kernel,
    actions,
    uploads,
    announcer,
    ask,
    newId,
    maxBytes: () => uploadMegabytes(design.templates, store.get(pageAtom)?.templateId) * MEGABYTE,
  })

  const typesetter = createTypesetter(store, kernel)
  const exact = createExactPictures(store, kernel, () => stage?.deviceScale() ?? 0)
  const resources = createResourceLoader(store, kernel, (imageName) => {
    const { imageFolder } = design
    const params = imageFolder === null ? null : { imageFolder, cropImageName: imageName }
    const orderNumber = place.kind === 'EDIT' ? place.orderNumber : store.get(orderAtom)?.orderNumber
    return params && orderNumber ? urlOf(readImage, { params, query: { orderNumber } }) : null
  })

  function adoptAddress(): void {
    const order = store.get(orderAtom)
    if (place.kind === 'EDIT' || order === null || order.groupNumber === null) return
    place = {
      kind: 'EDIT',
      orderNumber: order.orderNumber,
      groupNumber: String(order.groupNumber),
      designSeriesId: order.designSeriesId ?? NONE,
      productId: place.productId,
    }
    options.onAddress(place)
  }

  const ensureLogin = async (): Promise<boolean> => session.read() !== null || ask({ kind: 'LOGIN' })
  const saver = createSaver({
    store,
    kernel,
    ask,
    networkReturns,
    ensureLogin,
    uploadsSettled: uploads.settled,
    send: (name, body) => client.call(SAVES[name], { body }),
    onSaved: adoptAddress,
  })
  const saving = createSaveFlow({
    store,
    saver,
    ask,
    actions,
    announcer,
    wordsSettled: typesetter.settled,
    goToMyPage: options.goToMyPage,
  })

  // A session that ends under the customer's hands is asked for at once: photos cannot be sent without it.
  const stopSession = session.subscribe(() => {
    store.set(loggedInAtom, session.read() !== null)
    if (session.read() === null && store.get(orderAtom) !== null) void ask({ kind: 'LOGIN' })
  })

  return {
    store,
    design,
    intake,
    uploads,
    resources,
    announcer,
    ask,
    place: () => place,
    commands: { store, actions, saving, newId, stage: () => stage },
    setStage: (mounted) => {
      stage = mounted
    },
    beginOrder: (record) => beginOrder(client, store, place, record, options.productOptionId),
    destroy() {
      for (const part of [uploads, saver, typesetter, exact, resources]) part.stop()
      stopSession()
      kernel.destroy()
    },
  }
}
