import { listOrnaments } from '@irodori/contract/endpoints/catalogueLists'
import type { OrnamentItem } from '@irodori/contract/entities/designItem'
import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { Ornament } from '@irodori/contract/entities/ornament'
import { ornamentItem } from '@irodori/design/testing/sampleItems'
import { answers } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { sampleTemplate } from '../../../testing/sampleTemplate.ts'
import { useEditorValue } from '../context/EditorContext.ts'
import { historyAtom, pageAtom, selectedItemAtom } from '../state/designState.ts'
import { OrnamentInspector } from './OrnamentInspector.tsx'
import { OrnamentPanel } from './OrnamentPanel.tsx'

const { drawing } = ornamentItem()
const LEAF: Ornament = { id: 'leaf', version: 1, name: '葉', drawing, colours: ['#8ca37c', '#3f7a5c'] }
const front = samplePage('front', [sampleText('words', 1)])
const templates = [{ ...sampleTemplate({ id: front.templateId }), allowsOwnItems: true }]

/** The inspector of the selected ornament as it is now. */
function CurrentInspector() {
  const item = useEditorValue(selectedItemAtom)
  return item && isOrnamentItem(item) ? <OrnamentInspector item={item} /> : null
}

it('ADD-6: a customer adds an ornament of the shop by its button, which shows the drawing', async () => {
  const { store } = await renderInEditor(<OrnamentPanel />, {
    pages: [front],
    templates,
    calls: [answers(listOrnaments, [LEAF])],
  })
  await page.getByRole('button', { name: '葉を追加' }).click()
  const [added] = store.get(pageAtom)?.items.filter(isOrnamentItem) ?? []
  expect(added).toMatchObject({ ornament: 'leaf', drawing, colours: LEAF.colours })
  expect(store.get(selectedItemAtom)?.id).toBe(added?.id)
})

it('ADD-7: a customer paints each ink in a colour of the palette and mirrors the ornament, each in one undo step', async () => {
  const leaf = ornamentItem({ id: 'leaf', colours: [...LEAF.colours] })
  const { store, actions } = await renderInEditor(<CurrentInspector />, {
    pages: [samplePage('front', [leaf])],
    templates,
  })
  const shown = () => store.get(pageAtom)?.items[0] as OrnamentItem
  actions.select('leaf')
  await page.getByRole('radiogroup', { name: '飾りの色2' }).getByRole('radio', { name: '#ffffff' }).click()
  expect(shown().colours).toEqual(['#8ca37c', '#ffffff'])
  await page.getByRole('button', { name: '飾りを左右反転' }).click()
  expect(shown().isMirrored).toBe(true)
  expect(store.get(historyAtom).past.map(({ label }) => label)).toEqual(['colour', 'mirror'])
  await page.getByRole('button', { name: '削除' }).click()
  expect(store.get(pageAtom)?.items).toEqual([])
})
