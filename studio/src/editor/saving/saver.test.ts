import type { CallError } from '@irodori/client/callError'
import type { Design, SaveDesigns } from '@irodori/contract/entities/design'
import { changeItem } from '@irodori/design/change'
import type { ServerPage } from '@irodori/design/compareWithServer'
import type { DesignPage } from '@irodori/design/designPage'
import { pageContentHash } from '@irodori/design/pageContent'
import type { Result } from '@irodori/result'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { controlled, settle } from '../../../testing/controlledPromise.ts'
import { createTestEditor } from '../../../testing/createTestEditor.ts'
import { filledFrame, photoName, sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { savedDesign } from '../../../testing/savedDesign.ts'
import { pageAtom, pagesAtom, selectionAtom } from '../state/designState.ts'
import type { DialogContent } from '../state/dialogState.ts'
import { photosAtom } from '../state/resourceState.ts'
import { orderAtom, savedAtom, savedStateAtom, savingAtom, unsavedPagesAtom } from '../state/savingState.ts'
import { uploadsAtom } from '../state/uploadState.ts'
import { createSaver } from './saver.ts'

type Answer = (body: SaveDesigns) => Result<readonly Design[], CallError>

const THEIRS = '6f1c3f0e-1f6f-4a53-9d1c-0a1b2c3d4e5f'
const LATER = '2026-04-03T00:00:00.000Z'
const FIRST = '2026-04-02T00:00:00.000Z'
const HASH = 'f'.repeat(64)

const accept: Answer = (body) => ({
  ok: true,
  value: body.designs.map((draft) => ({ ...draft, id: `id of ${draft.randomId}`, groupNumber: 7 }) as Design),
})
const refuse =
  (error: CallError): Answer =>
  () => ({ ok: false, error })
const refusal = (status: number, errorCode: 'DESIGN_CREATE_IMAGE_EXCEPTION' | null = null): Answer =>
  refuse({ kind: 'REFUSED', status, errorCode, message: 'words', error: {} })

/** A design as the refusal of a save contains it. */
const designOnServer = savedDesign(samplePage(THEIRS, [], { designId: 'known', sideNumber: 2 }), 'known', LATER)

function begin(...answers: Answer[]) {
  const front = samplePage('front', [sampleText('words', 1), filledFrame('photo', 2)])
  const back = samplePage('back', [], { designId: 'known', sideNumber: 2 })
  const editor = createTestEditor(sampleDocument(front, back))
  const { store } = editor
  store.set(orderAtom, { orderNumber: 'irodori-1', phoneNumber: '090', groupNumber: null, designSeriesId: null })
  store.set(photosAtom, new Map([[photoName('a'), { width: 3000, height: 2000, levels: [], alpha: null }]]))
  const sent: { name: string; body: SaveDesigns }[] = []
  const asked: DialogContent[] = []
  const network = controlled<void>()
  const uploadsSettled = vi.fn(async () => true)
  const ensureLogin = vi.fn(async () => true)
  const login = controlled<boolean>()
  const close = vi.fn()
  const onAccepted = vi.fn()
  const journal = {
    requestSave: vi.fn(),
    sending: vi.fn(),
    basedOn: ({ designId }: DesignPage) => (designId === null ? null : FIRST),
    reconcileWithServer: vi.fn(async (_: readonly ServerPage[]) => {}),
  }
  const saver = createSaver({
    store,
    kernel: { render: async () => ({ bitmap: { close } as unknown as ImageBitmap, scale: 1, hash: HASH, kernel: 2 }) },
    send: async (name, body) => {
      sent.push({ name, body })
      return (answers.shift() ?? accept)(body)
    },
    uploadsSettled,
    ensureLogin,
    waitForNetwork: () => network.promise,
    ask: async (content) => {
      asked.push(content)
      return content.kind === 'LOGIN' ? login.promise : true
    },
    actions: editor.actions,
    journal,
    onAccepted,
    onSaved: () => {},
  })
  const write = (text: string) => {
    const page = store.get(pageAtom) ?? front
    editor.actions.perform('typing', changeItem(page, page.items[0] as never, { text } as never))
  }
  return {
    ...editor,
    saver,
    sent,
    asked,
    network,
    uploadsSettled,
    ensureLogin,
    login,
    write,
    close,
    actions: editor.actions,
    journal,
    onAccepted,
  }
}

beforeEach(() => vi.restoreAllMocks())

it('EDT-27: sends a new page with the hash of its exact render and adopts the id and the group', async () => {
  const { saver, sent, store, uploadsSettled, close } = begin()
  await expect(saver.save(['front'])).resolves.toBe('SAVED')
  expect(uploadsSettled).toHaveBeenCalledWith([photoName('a')])
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    name: 'createDesigns',
    body: {
      orderNumber: 'irodori-1',
      groupNumber: null,
      designs: [{ randomId: 'front', id: null, approvedHash: HASH, approvedKernel: 2 }],
    },
  })
  expect(store.get(pagesAtom)[0]?.designId).toBe('id of front')
  expect(store.get(orderAtom)?.groupNumber).toBe(7)
  expect(store.get(savedStateAtom)).toBe('SAVED')
  expect(close).toHaveBeenCalledOnce()
})

it('EDT-26: updates pages with an id and creates pages without one in the same save', async () => {
  const { saver, sent, actions, store } = begin()
  const back = store.get(pagesAtom)[1]
  if (!back) throw new Error('the document has no second page')
  actions.perform('typing', { back: { items: { new: { before: null, after: sampleText('new', 1) } } } })
  await saver.save(['front', 'back'])
  expect(sent.map(({ name, body }) => [name, body.designs.map(({ randomId }) => randomId)])).toEqual([
    ['updateDesigns', ['back']],
    ['createDesigns', ['front']],
  ])
})

it('joins a running save on a second press', async () => {
  const { saver, sent } = begin()
  await Promise.all([saver.save(['front']), saver.save(['front'])])
  expect(sent).toHaveLength(1)
})

it('leaves changes made during a save unsaved', async () => {
  const { saver, store, write } = begin((body) => {
    write('その後')
    return accept(body)
  })
  await saver.save(['front'])
  expect(store.get(unsavedPagesAtom).map(({ key }) => key)).toEqual(['front'])
  expect(store.get(savedStateAtom)).toBe('UNSAVED')
})

it('NLW-12: keeps a save without an answer, says so, and sends the current content later', async () => {
  const { saver, sent, store, network, write } = begin(refuse({ kind: 'NETWORK' }))
  await expect(saver.save(['front'])).resolves.toBe('KEPT')
  expect(store.get(savedStateAtom)).toBe('WAITING_NETWORK')
  write('待つあいだに')
  network.resolve()
  await settle()
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body.designs[0]?.items[0]).toMatchObject({ text: '待つあいだに' })
  expect(store.get(savedStateAtom)).toBe('SAVED')
})

it('retries a kept save at once when the button is pressed', async () => {
  const { saver, sent } = begin(refuse({ kind: 'NETWORK' }))
  await saver.save(['front'])
  await expect(saver.save(['front'])).resolves.toBe('SAVED')
  expect(sent).toHaveLength(2)
})

it('accepts a new save from a caller that has just been told the result', async () => {
  const { saver, write, sent } = begin()
  await saver.save(['front'])
  write('つづき')
  await expect(saver.save(['front'])).resolves.toBe('SAVED')
  expect(sent).toHaveLength(2)
})

it('ODR-21: opens the login after a 401 and repeats the save', async () => {
  const { saver, sent, asked, login, store } = begin(refusal(401))
  const outcome = saver.save(['front'])
  await settle()
  expect([store.get(savingAtom).kind, asked]).toEqual(['WAITING_LOGIN', [{ kind: 'LOGIN' }]])
  login.resolve(true)
  await expect(outcome).resolves.toBe('SAVED')
  expect(sent).toHaveLength(2)
})

it('sends nothing without a session, and ends the save if the login is cancelled', async () => {
  const { saver, sent, ensureLogin } = begin()
  ensureLogin.mockResolvedValueOnce(false)
  await expect(saver.save(['front'])).resolves.toBe('FAILED')
  expect(sent).toEqual([])
})

it('opens the login on a second press while uploads wait for it', async () => {
  const { saver, ensureLogin, uploadsSettled } = begin()
  const uploaded = controlled<boolean>()
  uploadsSettled.mockReturnValueOnce(uploaded.promise)
  const outcome = saver.save(['front'])
  await settle()
  ensureLogin.mockClear()
  void saver.save(['front'])
  expect(ensureLogin).toHaveBeenCalledOnce()
  uploaded.resolve(true)
  await expect(outcome).resolves.toBe('SAVED')
})

it('ends the save without loss if the login is cancelled', async () => {
  const { saver, login, store } = begin(refusal(401))
  login.resolve(false)
  await expect(saver.save(['front'])).resolves.toBe('FAILED')
  expect(store.get(unsavedPagesAtom).map(({ key }) => key)).toContain('front')
})

const DIALOGS = [
  ['400', refusal(400), { kind: 'DESIGN_ERROR', message: 'words' }],
  ['403', refusal(403), { kind: 'PRODUCED' }],
  [
    '500 of the print picture',
    refusal(500, 'DESIGN_CREATE_IMAGE_EXCEPTION'),
    { kind: 'DESIGN_CREATE_IMAGE_EXCEPTION' },
  ],
] as const

it.each(DIALOGS)('ODR-20, ODR-22, ODR-23: shows a dialog of its own for %s', async (_, answer, dialog) => {
  const { saver, asked, store } = begin(answer)
  await expect(saver.save(['front'])).resolves.toBe('REFUSED')
  expect(asked).toEqual([dialog])
  expect(store.get(savedStateAtom)).toBe('FAILED')
})

it('ODR-50: names what the server cannot print, and then selects the first such item on its page', async () => {
  const place = { reason: 'TEXT_OVERFLOWS', pageNumber: '0', sideNumber: 1, groupNumber: null } as const
  const violations = [
    { ...place, randomId: 'front', itemId: 'words' },
    { ...place, randomId: 'back', itemId: 'letter' },
  ]
  const error = { violations }
  const { saver, asked, store } = begin(
    refuse({ kind: 'REFUSED', status: 400, errorCode: 'DESIGN_NOT_PRINTABLE', message: 'words', error }),
  )
  await expect(saver.save(['front'])).resolves.toBe('REFUSED')
  expect(asked).toEqual([{ kind: 'NOT_PRINTABLE', violations }])
  expect([store.get(pageAtom)?.key, store.get(selectionAtom).itemId]).toEqual(['front', 'words'])
})

it('ODR-24: ends the save without a dialog after any other error', async () => {
  const { saver, asked } = begin(refusal(500))
  await expect(saver.save(['front'])).resolves.toBe('FAILED')
  expect(asked).toEqual([])
})

it('EDT-12: ends the save before sending if the server has refused a photo, and selects the photo', async () => {
  const { saver, sent, asked, uploadsSettled, store } = begin()
  uploadsSettled.mockResolvedValue(false)
  store.set(uploadsAtom, new Map([[photoName('a'), { kind: 'REFUSED', errorCode: 'IMAGE_INVALID' }]]))
  await expect(saver.save(['front'])).resolves.toBe('REFUSED')
  expect([sent, asked]).toEqual([[], [{ kind: 'PHOTO_NOT_SENT' }]])
  await settle()
  expect(store.get(selectionAtom).itemId).toBe('photo')
})

it('records the pages to save until they are saved, and the sent pages until the answer', async () => {
  const { saver, journal, network, onAccepted } = begin(refuse({ kind: 'NETWORK' }))
  await saver.save(['front'])
  expect(journal.requestSave.mock.calls).toEqual([[['front']]])
  expect(journal.sending.mock.calls.map(([pages]) => pages.map(({ key }: { key: string }) => key))).toEqual([['front']])
  expect(onAccepted).not.toHaveBeenCalled()
  network.resolve()
  await settle()
  expect(onAccepted).toHaveBeenCalledOnce()
  expect(journal.requestSave.mock.calls.at(-1)).toEqual([[]])
})

it('forgets a failed save, so that a reload does not repeat it', async () => {
  const { saver, journal } = begin(refusal(400))
  await saver.save(['front'])
  expect(journal.requestSave.mock.calls.at(-1)).toEqual([[]])
})

describe('NLW-15: a page with a newer version on the server', () => {
  const changed = (): Answer =>
    refuse({
      kind: 'REFUSED',
      status: 400,
      errorCode: 'DESIGN_CHANGED',
      message: null,
      error: { designs: [designOnServer] },
    })
  const workOnBack = ({ store, actions }: ReturnType<typeof begin>) => {
    actions.perform('typing', { back: { items: { new: { before: null, after: sampleText('new', 1) } } } })
    return store.get(pagesAtom)[1] as DesignPage
  }

  it('sends a page with the version that it is based on', async () => {
    const editor = begin()
    workOnBack(editor)
    await editor.saver.save(['front', 'back'])
    const based = editor.sent.flatMap(({ body }) => body.designs.map(({ randomId, basedOn }) => [randomId, basedOn]))
    expect(based).toEqual([
      ['back', FIRST],
      ['front', null],
    ])
  })

  it('keeps the newer version on the server until the customer has chosen', async () => {
    const editor = begin(changed())
    const { saver, sent, actions, store, journal, asked } = editor
    const back = workOnBack(editor)
    journal.reconcileWithServer.mockImplementationOnce(async (server) => {
      expect(server).toMatchObject([{ page: { key: THEIRS, designId: 'known' }, updatedAt: LATER }])
      // The customer chooses the server's version, so the page has nothing left to save.
      actions.undo()
      store.set(savedAtom, (saved) => new Map(saved).set('back', pageContentHash(store.get(pagesAtom)[1] ?? back)))
    })
    await expect(saver.save(['back'])).resolves.toBe('SAVED')
    expect([sent.length, asked]).toEqual([1, []])
  })

  it('saves the page automatically after the choice, and ends the save after repeated conflicts', async () => {
    const once = begin(changed())
    workOnBack(once)
    await expect(once.saver.save(['back'])).resolves.toBe('SAVED')
    expect(once.sent).toHaveLength(2)
    const always = begin(...Array.from({ length: 20 }, changed))
    workOnBack(always)
    await expect(always.saver.save(['back'])).resolves.toBe('REFUSED')
    expect([always.sent.length, always.asked]).toEqual([6, [{ kind: 'DESIGN_ERROR', message: null }]])
  })
})
