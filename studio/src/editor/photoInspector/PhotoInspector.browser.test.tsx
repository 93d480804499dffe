import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, samplePage } from '../../../testing/sampleDesign.ts'
import { type UploadState, uploadsAtom } from '../state/uploadState.ts'
import { PhotoInspector } from './PhotoInspector.tsx'

/** The states of an upload with what is said of each; null for nothing. */
const UPLOAD: readonly (readonly [UploadState, string | null])[] = [
  [{ kind: 'WAITING' }, '送信を待っています'],
  [{ kind: 'SENDING', share: 0.4 }, '40%'],
  [{ kind: 'WAITING_NETWORK' }, '通信が戻りしだい送ります'],
  [{ kind: 'DONE' }, null],
]

afterEach(() => page.viewport(1280, 800))

it.for([1280, 390])('EDT-61: the controls of a photo keep their place while it is sent, at %i px', async (width) => {
  await page.viewport(width, 800)
  const item = filledFrame('photo', 1)
  const front = samplePage('front', [item])
  const { editor } = await renderInEditor(
    // The width of the inspector beside the page.
    <div style={{ width: Math.min(width, 320) }}>
      <PhotoInspector page={front} item={item} choosePhoto={() => undefined} />
    </div>,
    { pages: [front] },
  )
  const turn = page.getByRole('button', { name: /右へ30°/ })
  await expect.element(turn).toBeVisible()
  const places: number[] = []
  for (const [state, words] of UPLOAD) {
    editor.store.set(uploadsAtom, new Map([[item.imageName ?? '', state]]))
    if (words !== null) await expect.element(page.getByText(words)).toBeVisible()
    else await expect.element(page.getByText('通信が戻りしだい送ります')).not.toBeInTheDocument()
    places.push(turn.element().getBoundingClientRect().top)
  }
  expect(new Set(places).size, places.join()).toBe(1)
})
