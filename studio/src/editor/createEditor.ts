import type { Stage } from '@irodori/canvas/stage'
import type { CallError } from '@irodori/client/callError'
import type { Client } from '@irodori/client/client'
import type { OrderRecord } from '@irodori/client/orderRecord'
import type { SessionStore } from '@irodori/client/session'
import { urlOf } from '@irodori/client/urlOf'
import type { NetworkEvents } from '@irodori/client/waitForNetwork'
import { createWaitForNetwork } from '@irodori/client/waitForNetwork'
import { createDesigns, updateDesigns } from '@irodori/contract/endpoints/design'
import { readImage } from '@irodori/contract/endpoints/picture'
import type { SaveDesigns } from '@irodori/contract/entities/design'
import type { Result } from '@irodori/result'
import { err } from '@irodori/result'
import { reportSaved } from '../embedding/frame.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { Editor } from './context/editor.ts'
import { createExactPictures } from './exact/exactPictures.ts'
import { createLazyIntake } from './intake/lazyIntake.ts'
import { createUploads } from './intake/uploads.ts'
import { createWaitForUploadPermission } from './intake/waitForUploadPermission.ts'
import type { Journal } from './journal/journal.ts'
import type { EditorRoute } from './opening/editorRoute.ts'
import { editorAddress } from './opening/editorRoute.ts'
import type { OpenedDesign } from './opening/openedDesign.ts'
import { NONE } from './opening/openSaved.ts'
import { readServerPages } from './opening/readServerPages.ts'
import { createResourceLoader } from './resources/resourceLoader.ts'
import { createEnsureSession } from './saving/createEnsureSession.ts'
import { orderChosen } from './saving/orderChosen.ts'
import { createLazySaving } from './saving/lazySaving.ts'
import { resumeSave } from './saving/resumeSave.ts'
import { latest } from './saving/savedTime.ts'
import { createAnnouncer } from './state/announcer.ts'
import { productAtom, templatesAtom } from './state/designState.ts'
import { createAsk } from './state/dialogs.ts'
import { createDocumentActions } from './state/documentActions.ts'
import { journalProblemAtom } from './state/journalState.ts'
import { loggedInAtom, orderAtom, savedAtAtom } from './state/savingState.ts'
import { createEditorStore } from './state/store.ts'
import { mayLeaveAtom } from './state/viewState.ts'
import { createTypesetter } from './text/typesetter.ts'

const SAVES = { createDesigns, updateDesigns }

export interface EditorOptions {
  readonly route: EditorRoute
  readonly design: OpenedDesign
  readonly client: Client
  readonly session: SessionStore
  readonly kernel: Kernel
  readonly network: NetworkEvents
  /** Stores the work on this device; null if its code could not be loaded. */
  readonly journal: Journal | null
  readonly newId: () => string
  /** Makes the session that of an order after another tab or a login has changed it. */
  readonly fitSession: (order: OrderRecord) => Promise<Result<unknown, CallError>>
  /** Product option that the customer chose in the catalogue. */
  readonly productOptionId: string | null
  /** Called after the first save, which gives the design a route of its own. */
  readonly onRoute: (route: EditorRoute) => void
  readonly goToMyPage: () => void
}

export function createEditor(options: EditorOptions): Editor {
  const { client, kernel, session, newId, design, journal } = options
  const store = createEditorStore()
  const announcer = createAnnouncer(store)
  const ask = createAsk(store)
  const actions = createDocumentActions(store, announcer)
  const waitForNetwork = createWaitForNetwork(options.network)
  let route = options.route
  let stage: Stage | null = null
  let isDestroyed = false

  store.set(productAtom, design.product)
  store.set(templatesAtom, design.templates)
  actions.open(design.document)
  store.set(savedAtAtom, latest(Object.values(design.updatedAt)))

  const fetchMissingTemplates = (): void =>
    void import('./opening/fetchMissingTemplates.ts').then((module) => module.fetchMissingTemplates(client, store))

  const uploads = createUploads({
    store,
    send: (...photo) =>
      import('./intake/sendPhoto.ts').then(
        ({ createSendPhoto }) => createSendPhoto(client, kernel, store, announcer)(...photo),
        () => err({ kind: 'NETWORK' }),
      ),
    waitForNetwork,
    waitForPermission: createWaitForUploadPermission(store, session, () => sessionOfOrder.ensure()),
    keep: (imageName, file) => journal?.keepPhoto(imageName, file),
    onDone(imageName) {
      journal?.markPhotoSent(imageName)
      announcer.announce({ key: 'announce.uploaded' })
    },
    onRefused: () => announcer.toast({ key: 'toast.uploadRefused' }, 'danger'),
  })

  const intake = createLazyIntake({
    store,
    kernel,
    actions,
    uploads,
    announcer,
    ask,
    newId,
  })

  if (journal === null) store.set(journalProblemAtom, 'UNAVAILABLE')
  let stopResuming = (): void => {}
  journal?.attach({
    store,
    design,
    actions,
    readServer: () => readServerPages(client, route),
    onRestored({ wanted }) {
      for (const [imageName, file] of journal.unsentPhotos()) uploads.add(imageName, file)
      void import('./photos/restorePhotos.ts').then(({ restorePhotos }) =>
        restorePhotos(store, kernel, journal.storedPhotos(), photoUrl),
      )
      fetchMissingTemplates()
      stopResuming()
      stopResuming = resumeSave(store, wanted, (pages) => void saving.resume(pages))
    },
  })

  const typesetter = createTypesetter(store, kernel)
  const exact = createExactPictures(store, kernel, () => stage?.deviceScale() ?? 0)
  function photoUrl(imageName: string): string | null {
    const kept = journal?.photo(imageName)
    if (kept) return URL.createObjectURL(kept)
    const { imageFolder } = design
    const params = imageFolder === null ? null : { imageFolder, cropImageName: imageName }
    const orderNumber = route.kind === 'EDIT' ? route.orderNumber : store.get(orderAtom)?.orderNumber
    return params && orderNumber ? urlOf(readImage, { params, query: { orderNumber } }) : null
  }
  fetchMissingTemplates()
  const resources = createResourceLoader(store, kernel, photoUrl)
  let stopPreviews = (): void => {}
  void import('./resources/photoPreviews.ts').then(({ createPhotoPreviews, previewBudget }) => {
    // The kernel keeps the file of every photo that it has shown, so no URL is needed.
    if (!isDestroyed) stopPreviews = createPhotoPreviews(store, (name) => kernel.loadPhoto(name, ''), previewBudget())
  })

  let stopCrops = (): void => {}
  let addAnimatedCrops = (drafts: SaveDesigns['designs']): SaveDesigns['designs'] => drafts
  if (design.product.isLineProduct) {
    void import('./photos/animatedCrops.ts').then(({ createAnimatedCrops, withAnimatedCrops }) => {
      addAnimatedCrops = (drafts) => withAnimatedCrops(store, drafts)
      if (!isDestroyed) stopCrops = createAnimatedCrops(store, client, design.document.pages)
    })
  }

  /** A saved design is found by its order and group. */
  function savedRoute(): EditorRoute {
    const order = store.get(orderAtom)
    if (route.kind === 'EDIT' || order === null || order.groupNumber === null) return route
    return {
      kind: 'EDIT',
      orderNumber: order.orderNumber,
      groupNumber: String(order.groupNumber),
      designSeriesId: order.designSeriesId ?? NONE,
      productId: route.productId,
    }
  }

  function adoptRoute(): void {
    const saved = savedRoute()
    if (saved === route) return
    route = saved
    options.onRoute(route)
  }

  const sessionOfOrder = createEnsureSession({
    session,
    order: () => store.get(orderAtom),
    orderChosen: () => orderChosen(store),
    login: () => ask({ kind: 'LOGIN' }),
    fit: options.fitSession,
  })
  const saving = createLazySaving(async () => {
    const { createSaving } = await import('./saving/createSaving.ts')
    return createSaving({
      store,
      kernel,
      ask,
      waitForNetwork,
      ensureLogin: sessionOfOrder.ensure,
      uploadsSettled: uploads.settled,
      send: (name, body) => client.call(SAVES[name], { body: { ...body, designs: addAnimatedCrops(body.designs) } }),
      journal,
      onAccepted(pages, designs) {
        const path = editorAddress(savedRoute())
        const versions = Object.fromEntries(designs.map(({ randomId, updatedAt }) => [randomId, updatedAt]))
        journal?.accepted(pages, versions, path)
        reportSaved(path, designs)
      },
      onSaved: adoptRoute,
      actions,
      announcer,
      textsSettled: typesetter.settled,
      goToMyPage: options.goToMyPage,
    })
  })

  // When a session ends during editing the login opens at once: photos cannot be uploaded without a session.
  const stopSession = session.subscribe(() => {
    store.set(loggedInAtom, session.read() !== null)
    const isLogout = session.ended()?.end === 'LOGGED_OUT'
    // Logging out leaves the editor without a question.
    if (isLogout) store.set(mayLeaveAtom, true)
    else if (session.read() === null && store.get(orderAtom) !== null) void ask({ kind: 'LOGIN' })
  })

  return {
    store,
    design,
    intake,
    kernel,
    journal,
    photoUrl,
    uploads,
    resources,
    announcer,
    ask,
    route: () => route,
    commands: { store, actions, saving, announcer, newId, stage: () => stage },
    setStage: (mounted) => {
      stage = mounted
    },
    async beginOrder(record) {
      const { beginOrder } = await import('./opening/beginOrder.ts')
      await journal?.ownerSettled()
      const begun = await beginOrder(client, store, route, record, options.productOptionId, journal)
      sessionOfOrder.verified()
      if (!begun.ok || route.kind === 'EDIT' || route.orderNumber === record.orderNumber) return begun
      route = { ...route, orderNumber: record.orderNumber }
      // The photos lie in the folder of the order before.
      uploads.sendAgain(journal?.storedPhotos() ?? new Map())
      await journal?.moveTo(editorAddress(route))
      options.onRoute(route)
      return begun
    },
    destroy() {
      isDestroyed = true
      for (const part of [uploads, saving, typesetter, exact, resources]) part.stop()
      stopCrops()
      stopSession()
      stopResuming()
      stopPreviews()
      journal?.stop()
      kernel.destroy()
    },
  }
}
