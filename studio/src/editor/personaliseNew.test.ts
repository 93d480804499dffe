import { expect, it, vi } from 'vitest'
import { createTestEditor } from '../../testing/createTestEditor.ts'
import { sampleDocument, sampleFrame, samplePage, sampleText } from '../../testing/sampleDesign.ts'
import { personaliseNew } from './personaliseNew.ts'
import { documentAtom, historyAtom, pagesAtom } from './state/designState.ts'
import { journalRoleAtom } from './state/journalState.ts'
import { toastAtom } from './state/viewState.ts'

const named = (id: string, position: number) => ({
  ...sampleText(id, position, '佐藤 美咲'),
  templateItemText: '佐藤 美咲',
  keepsTemplateText: false,
  sampleParts: [{ kind: 'NAME' as const, text: '佐藤 美咲' }],
})
const small = sampleFrame('small', 1)
const large = { ...sampleFrame('large', 2), width: small.width * 2, height: small.height * 2 }
const front = samplePage('front', [small, large, named('front-name', 3)])
const back = samplePage('back', [named('back-name', 1), sampleText('title', 2)], { sideNumber: 2 })

const HARUTO = { name: 'はると', secondName: '', latinName: '', date: '', title: '' }
const photo = new Blob(['photo'], { type: 'image/png' })

function begin(pages = [front, back]) {
  const editor = createTestEditor(sampleDocument(...pages))
  const intake = { take: vi.fn(async () => {}), keep: vi.fn(async () => {}) }
  const texts = () =>
    editor.store.get(pagesAtom).flatMap(({ items }) => items.flatMap((item) => ('text' in item ? [item.text] : [])))
  return { ...editor, intake, journal: null, texts }
}

it('CAT-48: a new design has the details in the texts of all sides and the photo in the largest frame', async () => {
  const editor = begin()
  await personaliseNew(editor, async () => ({ ...HARUTO, photo }))
  expect(editor.texts()).toEqual(['はると', 'はると', 'ありがとう'])
  expect(editor.intake.take).toHaveBeenCalledExactlyOnceWith([expect.any(File)], 'large')
  expect(editor.store.get(toastAtom)).toMatchObject({ key: 'toast.personalised', tone: 'good' })
})

it('CAT-48: a new calendar has the details although its start was chosen before', async () => {
  const editor = begin()
  const [{ sheet, templateId, key }] = [front]
  const before = { ...sheet, templateId }
  editor.actions.perform('calendarStart', {
    [key]: { items: {}, sheet: { before, after: { ...before, month: '2027-04' } } },
  })
  await personaliseNew(editor, async () => ({ ...HARUTO, photo: null }))
  expect(editor.texts()).toEqual(['はると', 'はると', 'ありがとう'])
})

it('CAT-48: one undo takes the details back', async () => {
  const editor = begin()
  const before = editor.store.get(documentAtom)
  await personaliseNew(editor, async () => ({ ...HARUTO, photo: null }))
  expect(editor.store.get(historyAtom).past.map(({ label }) => label)).toEqual(['personalise'])
  editor.actions.undo()
  expect(editor.store.get(documentAtom)).toEqual(before)
})

it('CAT-48: a photo goes to the tray where the first page has no frame', async () => {
  const editor = begin([back])
  await personaliseNew(editor, async () => ({ ...HARUTO, photo }))
  expect([editor.intake.take.mock.calls.length, editor.intake.keep.mock.calls.length]).toEqual([0, 1])
})

it.each([
  ['nothing was told', (editor: ReturnType<typeof begin>) => editor, null],
  [
    'there is work of an earlier visit, also if it was undone',
    (editor: ReturnType<typeof begin>) => {
      editor.actions.perform('typing', { front: { items: { small: { before: small, after: null } } } })
      editor.actions.undo()
      return editor
    },
    { ...HARUTO, photo },
  ],
])('CAT-48: leaves the design as it is if %s', async (_, prepare, personalisation) => {
  const editor = prepare(begin())
  await personaliseNew(editor, async () => personalisation)
  expect(editor.texts()).toEqual(['佐藤 美咲', '佐藤 美咲', 'ありがとう'])
  expect(editor.intake.take).not.toHaveBeenCalled()
  expect(editor.store.get(toastAtom)).toBeNull()
})

it('CAT-48: leaves a design as it is that another tab is editing', async () => {
  const editor = begin()
  editor.store.set(journalRoleAtom, 'OTHER_TAB')
  await personaliseNew({ ...editor, journal: {} as never }, async () => ({ ...HARUTO, photo }))
  expect(editor.texts()).toEqual(['佐藤 美咲', '佐藤 美咲', 'ありがとう'])
})

it('CAT-48: leaves the design as it is in a browser that cannot read what was stored', async () => {
  const editor = begin()
  await personaliseNew(editor, () => Promise.reject(new DOMException('blocked', 'SecurityError')))
  expect(editor.texts()).toEqual(['佐藤 美咲', '佐藤 美咲', 'ありがとう'])
})
