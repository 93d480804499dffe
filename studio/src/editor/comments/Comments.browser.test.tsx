import { deleteProofComment, markProofComment, readProofLink } from '@irodori/contract/endpoints/proofLink'
import type { ProofComment } from '@irodori/contract/entities/proofLink'
import { succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { PageOverview } from '../palette/PageOverview.tsx'
import { useEditorValue } from '../context/EditorContext.ts'
import { pageKeyAtom } from '../state/designState.ts'
import { orderAtom } from '../state/savingState.ts'
import { panelAtom } from '../state/viewState.ts'
import { CommentsButton } from './CommentsButton.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'

const SESSION = { token: 'session', userName: 'irodori-10000001', role: 'GUEST' } as const
const comment = (id: string, given: Partial<ProofComment> = {}): ProofComment => ({
  id,
  pageId: 'saved-front',
  author: '姉',
  words: `${id}のことば`,
  point: { x: 0.25, y: 0.5 },
  isDone: false,
  createdAt: '2026-11-29T03:05:00.000Z',
  ...given,
})

/** A server that keeps the comments. */
function server(start: readonly ProofComment[], isOpen = true): readonly FakeCall[] {
  let comments = start
  const link = isOpen ? { id: 'link-1', expiresAt: '2099-12-13T06:00:00.000Z' } : null
  const idIn = (path: string) => path.split('/').at(-1)
  return [
    { endpoint: readProofLink, reply: () => succeed({ link, comments }) },
    {
      endpoint: markProofComment,
      reply: ({ path, body }) => {
        const { isDone } = body as { isDone: boolean }
        comments = comments.map((each) => (each.id === idIn(path) ? { ...each, isDone } : each))
        return succeed(comments.find(({ id }) => id === idIn(path)))
      },
    },
    {
      endpoint: deleteProofComment,
      reply: ({ path }) => {
        comments = comments.filter(({ id }) => id !== idIn(path))
        return succeed(null)
      },
    },
  ]
}

function Sample() {
  return (
    <>
      <CommentsButton />
      {useEditorValue(panelAtom) === 'COMMENTS' && <CommentsPanel />}
    </>
  )
}

const FRONT = { ...samplePage('front', [sampleText('words', 1, 'はる')]), designId: 'saved-front' }
const BACK = { ...samplePage('back', [sampleText('more', 1, 'なつ')], { sideNumber: 2 }), designId: 'saved-back' }

async function open(calls: readonly FakeCall[], content = <Sample />) {
  const screen = await renderInEditor(content, {
    pages: [FRONT, BACK],
    areas: ['proofLink'],
    session: SESSION,
    calls,
  })
  screen.store.set(orderAtom, {
    orderNumber: 'irodori-10000001',
    phoneNumber: '09012345678',
    groupNumber: 1,
    designSeriesId: null,
  })
  return screen
}

const button = page.getByRole('button', { name: /コメントを見る/ })
const panel = page.getByRole('region', { name: 'コメント' })

it('PRV-6, PRV-8: shows the number of open comments, page by page, and marks one as done', async () => {
  const { store } = await open(
    server([comment('first'), comment('second', { isDone: true }), comment('third', { pageId: 'saved-back' })]),
  )
  await expect.element(button).toMatchTextContent(/2/)
  await button.click()
  await expect
    .poll(() =>
      panel
        .getByRole('article')
        .elements()
        .map((each) => each.textContent?.slice(-30)),
    )
    .toHaveLength(3)
  await panel.getByRole('button', { name: '裏' }).click()
  expect(store.get(pageKeyAtom)).toBe('back')
  await panel.getByRole('region', { name: '裏' }).getByRole('button', { name: '対応済みにする' }).click()
  await expect
    .element(panel.getByRole('region', { name: '裏' }).getByRole('button', { name: '未対応に戻す' }))
    .toBeVisible()
  await expect.element(button).toMatchTextContent(/1/)
})

it('PRV-6: deletes a comment after a question', async () => {
  await open(server([comment('first')]))
  await button.click()
  await panel.getByRole('button', { name: '削除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '削除' }).click()
  await expect.element(panel.getByText('まだコメントはありません。')).toBeVisible()
})

it('offers no comments before there is a link or a comment', async () => {
  const { sent } = await open(server([], false))
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  await expect.element(button).not.toBeInTheDocument()
})

it('PRV-8: says in the overview how many comments of a page are open', async () => {
  await open(server([comment('first'), comment('second'), comment('third', { isDone: true })]), <PageOverview />)
  await expect.element(page.getByRole('button', { name: /表.*コメント：2件/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /裏.*コメント/ })).not.toBeInTheDocument()
})
