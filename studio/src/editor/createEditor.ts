import type { Stage } from '@irodori/canvas'
import type { Client, SessionStore } from '@irodori/client'
import { urlOf } from '@irodori/client'
import type { SaveDesigns } from '@irodori/contract'
import { createDesigns, updateDesigns } from '@irodori/contract/endpoints/design'
import { readImage } from '@irodori/contract/endpoints/image'
import type { Kernel } from '../kernel/kernel.ts'
import type { Editor } from './context/editor.ts'
import { createExactPictures } from './exact/exactPictures.ts'
import { createLazyIntake } from './intake/lazyIntake.ts'
import { createSendPhoto } from './intake/sendPhoto.ts'
import { createUploads } from './intake/uploads.ts'
import { createWaitForUploadPermission } from './intake/waitForUploadPermission.ts'
import type { Journal } from './journal/journal.ts'
import { beginOrder } from './opening/beginOrder.ts'
import type { EditorRoute } from './opening/editorRoute.ts'
import { editorAddress } from './opening/editorRoute.ts'
import type { OpenedDesign } from './opening/openedDesign.ts'
import { NONE } from './opening/openSaved.ts'
import { readServerPages } from './opening/readServerPages.ts'
import { uploadMegabytes } from './photos/uploadLimit.ts'
import { createResourceLoader } from './resources/resourceLoader.ts'
import { createLazySaving } from './saving/lazySaving.ts'
import { resumeSave } from './saving/resumeSave.ts'
import { latest } from './saving/savedTime.ts'
import type { NetworkEvents } from './saving/waitForNetwork.ts'
import { createWaitForNetwork } from './saving/waitForNetwork.ts'
import { createAnnouncer } from './state/announcer.ts'
import { pageAtom, productAtom, templatesAtom } from './state/designState.ts'
import { createAsk } from './state/dialogs.ts'
import { createDocumentActions } from './state/documentActions.ts'
import { journalProblemAtom } from './state/journalState.ts'
import { loggedInAtom, orderAtom, savedAtAtom } from './state/savingState.ts'
import { createEditorStore } from './state/store.ts'
import { mayLeaveAtom } from './state/viewState.ts'
import { createTypesetter } from './text/typesetter.ts'

const SAVES = { createDesigns, updateDesigns }

export interface EditorOptions {
  readonly place: EditorRoute
  readonly design: OpenedDesign
  readonly client: Client
  readonly session: SessionStore
  readonly kernel: Kernel
  readonly network: NetworkEvents
  /** Keeps the work on this device; null where its code could not be had. */
  readonly journal: Journal | null
  readonly newId: () => string
  /** Option of the product that the customer chose in the catalogue. */
  readonly productOptionId: string | null
  /** The design has been saved for the first time and now has an address of its own. */
  readonly onAddress: (place: EditorRoute) => void
  readonly goToMyPage: () => void
}

const MEGABYTE = 1024 * 1024
/** Previews of photos held at once: fifteen of twelve megapixels on a desk; half of that where a browser tells nothing. */
const PREVIEW_BYTES =
  Math.min(256, 32 * ((navigator as { readonly deviceMemory?: number }).deviceMemory ?? 4)) * MEGABYTE

export function createEditor(options: EditorOptions): Editor {
  const { client, kernel, session, newId, design, journal } = options
  const store = createEditorStore()
  const announcer = createAnnouncer(store)
  const ask = createAsk(store)
  const actions = createDocumentActions(store, announcer)
  const waitForNetwork = createWaitForNetwork(options.network)
  let place = options.place
  let stage: Stage | null = null
  let isDestroyed = false

  store.set(productAtom, design.product)
  store.set(templatesAtom, design.templates)
  actions.open(design.document)
  store.set(savedAtAtom, latest(Object.values(design.updatedAt)))

  const fetchMissingTemplates = (): void =>
    void import('./opening/fetchMissingTemplates.ts').then((learning) => learning.fetchMissingTemplates(client, store))

  const uploads = createUploads({
    store,
    send: createSendPhoto(client, store),
    waitForNetwork,
    allowed: createWaitForUploadPermission(store, session),
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
    maxBytes: () => uploadMegabytes(store.get(templatesAtom), store.get(pageAtom)?.templateId) * MEGABYTE,
  })

  if (journal === null) store.set(journalProblemAtom, 'UNAVAILABLE')
  let stopResuming = (): void => {}
  journal?.attach({
    store,
    design,
    actions,
    readServer: () => readServerPages(client, place),
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
    const orderNumber = place.kind === 'EDIT' ? place.orderNumber : store.get(orderAtom)?.orderNumber
    return params && orderNumber ? urlOf(readImage, { params, query: { orderNumber } }) : null
  }
  fetchMissingTemplates()
  const resources = createResourceLoader(store, kernel, photoUrl)
  let stopPreviews = (): void => {}
  void import('./resources/photoPreviews.ts').then(({ createPhotoPreviews }) => {
    // The kernel has the file of every photo that it has once shown.
    if (!isDestroyed) stopPreviews = createPhotoPreviews(store, (name) => kernel.loadPhoto(name, ''), PREVIEW_BYTES)
  })

  let stopCrops = (): void => {}
  let named = (drafts: SaveDesigns['designs']): SaveDesigns['designs'] => drafts
  if (design.product.isLineProduct) {
    void import('./photos/animatedCrops.ts').then(({ createAnimatedCrops, withAnimatedCrops }) => {
      named = (drafts) => withAnimatedCrops(store, drafts)
      if (!isDestroyed) stopCrops = createAnimatedCrops(store, client, design.document.pages)
    })
  }

  /** Once a page is saved the design is found by its order and group. */
  function savedPlace(): EditorRoute {
    const order = store.get(orderAtom)
    if (place.kind === 'EDIT' || order === null || order.groupNumber === null) return place
    return {
      kind: 'EDIT',
      orderNumber: order.orderNumber,
      groupNumber: String(order.groupNumber),
      designSeriesId: order.designSeriesId ?? NONE,
      productId: place.productId,
    }
  }

  function adoptAddress(): void {
    const saved = savedPlace()
    if (saved === place) return
    place = saved
    options.onAddress(place)
  }

  const ensureLogin = async (): Promise<boolean> => session.read() !== null || ask({ kind: 'LOGIN' })
  const saving = createLazySaving(async () => {
    const { createSaving } = await import('./saving/createSaving.ts')
    return createSaving({
      store,
      kernel,
      ask,
      waitForNetwork,
      ensureLogin,
      uploadsSettled: uploads.settled,
      send: (name, body) => client.call(SAVES[name], { body: { ...body, designs: named(body.designs) } }),
      journal,
      onAccepted: (pages, designs) =>
        journal?.accepted(
          pages,
          Object.fromEntries(designs.map(({ randomId, updatedAt }) => [randomId, updatedAt])),
          editorAddress(savedPlace()),
        ),
      onSaved: adoptAddress,
      actions,
      announcer,
      textsSettled: typesetter.settled,
      goToMyPage: options.goToMyPage,
    })
  })

  // A session that ends under the customer's hands is asked for at once: photos cannot be sent without it.
  const stopSession = session.subscribe(() => {
    store.set(loggedInAtom, session.read() !== null)
    const isLogout = session.ended()?.end === 'LOGGED_OUT'
    // Logging out is a way out that asks nothing.
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
    place: () => place,
    commands: { store, actions, saving, announcer, newId, stage: () => stage },
    setStage: (mounted) => {
      stage = mounted
    },
    async beginOrder(record) {
      await journal?.owned()
      return beginOrder(client, store, place, record, options.productOptionId, journal)
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
