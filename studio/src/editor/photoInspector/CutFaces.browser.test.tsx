import type { ImageItem } from '@irodori/contract/entities/designItem'
import { isImageItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import { rect } from '@irodori/geometry/shape'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, photoName, sampleFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../../testing/sampleTemplate.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { photoNotesAtom } from '../photos/photoNotes.ts'
import { historyAtom, pageAtom } from '../state/designState.ts'
import { CutFaces } from './CutFaces.tsx'

/** A photo of 3000 × 2000 pixels in an upright frame, which shows 1333 pixels across. */
const ITEM: ImageItem = {
  ...filledFrame('photo', 1),
  width: 400,
  height: 600,
  croppedLeft: 833,
  croppedWidth: 1333,
}
const FRONT = samplePage('front', [ITEM], { templateId: 'upright' })
const TEMPLATES = [
  sampleTemplate({
    id: 'upright',
    templateSeriesId: 'series',
    items: [sampleFrame('a', 1, { width: 400, height: 600 })],
  }),
  sampleTemplate({ id: 'wide', templateSeriesId: 'series', items: [sampleFrame('b', 1)] }),
]

function FirstPhoto() {
  const front = useEditorValue(pageAtom) as DesignPage
  const item = front.items.find(isImageItem)
  return item && <CutFaces page={front} item={item} />
}

it('EDT-56: the settings of a photo propose a layout that shows the faces that do not fit, as one step', async () => {
  const { store, actions } = await renderInEditor(<FirstPhoto />, { pages: [FRONT], templates: TEMPLATES })
  const faces = [rect(100, 500, 400, 400), rect(2400, 500, 400, 400)]
  store.set(photoNotesAtom, new Map([[photoName('a'), { fileName: 'a.jpg', takenAt: null, faces, hash: '' }]]))
  await expect.element(page.getByText('お顔が2人分、枠に入りきっていません')).toBeVisible()
  await page.getByRole('button', { name: 'お顔が入るレイアウトに変える' }).click()
  expect(store.get(pageAtom)?.templateId).toBe('wide')
  await expect.element(page.getByText(/枠に入りきっていません/)).not.toBeInTheDocument()
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['template'])
  actions.undo()
  expect(store.get(pageAtom)?.items).toEqual([ITEM])
})
