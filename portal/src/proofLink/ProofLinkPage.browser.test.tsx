import {
  addProofComment,
  readProof,
  readProofPicture,
  takeBackProofComment,
} from '@irodori/contract/endpoints/proofLink'
import type { Proof, ProofComment, SentComment } from '@irodori/contract/entities/proofLink'
import { refuse, succeed } from '@irodori/contract/envelope'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, offline, replies } from '../../testing/fakeNetwork.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { ProofLinkPage } from './ProofLinkPage.tsx'

const PROOF: Proof = {
  id: 'link-1',
  expiresAt: '2099-12-13T06:00:00.000Z',
  productName: '両面カード',
  productType: 'NORMAL',
  numberOfSides: 2,
  booklet: null,
  pages: [
    { id: 'front', pageNumber: '0', sideNumber: 1, width: 300, height: 200, pictureName: '0'.repeat(64) },
    { id: 'back', pageNumber: '0', sideNumber: 2, width: 300, height: 200, pictureName: '1'.repeat(64) },
  ],
  comments: [],
}
const COMMENT: ProofComment = {
  id: 'comment-1',
  pageId: 'back',
  author: '母',
  words: '日付が違うかも',
  point: { x: 0.25, y: 0.5 },
  isDone: true,
  createdAt: '2026-11-29T03:05:00.000Z',
}

const write = page.getByRole('button', { name: 'このページにコメントを書く' })
const send = page.getByRole('button', { name: 'コメントを送る' })
const takeBack = page.getByRole('button', { name: '取り消す' })

/** A server that keeps the comments. */
function server(proof: Proof, first?: FakeCall['reply']) {
  const comments = [...proof.comments]
  const add: FakeCall['reply'] = ({ body }) => {
    const { randomId, secret: _secret, ...written } = body as SentComment
    const comment = { ...written, id: randomId, isDone: false, createdAt: COMMENT.createdAt }
    if (!comments.some(({ id }) => id === randomId)) comments.push(comment)
    return succeed(comment)
  }
  return [
    { endpoint: readProof, reply: () => succeed({ ...proof, comments }) },
    { endpoint: readProofPicture, reply: () => new Blob(['']) },
    { endpoint: addProofComment, reply: first ? replies(first, add) : add },
    {
      endpoint: takeBackProofComment,
      reply: ({ path }: Parameters<FakeCall['reply']>[0]) => {
        comments.splice(
          comments.findIndex(({ id }) => path.includes(id)),
          1,
        )
        return succeed(null)
      },
    },
  ] satisfies FakeCall[]
}

const open = (proof: Proof = PROOF, first?: FakeCall['reply']) =>
  renderInPortal(<ProofLinkPage token="token" />, {
    areas: ['proofLink', 'viewing'],
    calls: server(proof, first),
    path: '/proof/token',
  })

it('PRV-7: shows the page, the product and the end of the link, and the comments of the chosen page', async () => {
  await open({ ...PROOF, comments: [COMMENT] })
  await expect.element(page.getByRole('heading', { level: 1, name: '両面カード' })).toBeVisible()
  await expect.element(page.getByText('12月13日 15:00までご覧いただけます。')).toBeVisible()
  await expect.element(page.getByText('このページには、まだコメントがありません。')).toBeVisible()
  await expect.element(page.getByText('ほかのページに1件のコメントがあります。')).toBeVisible()
  await page.getByRole('radio', { name: '裏' }).click()
  const comment = page.getByRole('article', { name: '母さんのコメント' })
  await expect.element(comment).toMatchTextContent(/日付が違うかも/)
  await expect.element(comment).toMatchTextContent(/対応済み/)
  await expect.element(page.getByRole('img', { name: 'ページの左から25%、上から50%のところ' })).toBeVisible()
  await expect.element(takeBack).not.toBeInTheDocument()
})

it('PRV-4, PRV-5: sends a comment with a point, and takes it back in this browser', async () => {
  const { sent } = await open()
  await write.click()
  await page.getByRole('textbox', { name: 'お名前' }).fill('姉')
  await page.getByRole('textbox', { name: 'コメント' }).fill('すてき')
  await page.getByRole('button', { name: '表の絵に印をつける' }).click({ position: { x: 30, y: 20 } })
  await userEvent.keyboard('{ArrowRight}')
  await send.click()
  await expect.element(page.getByText('すてき')).toBeVisible()
  const { body } = sent.find(({ method }) => method === 'POST') ?? {}
  expect(body).toMatchObject({ pageId: 'front', author: '姉', words: 'すてき' })
  const { point, secret } = body as SentComment
  expect(point?.x).toBeGreaterThan(0.05)
  expect(point?.y).toBeLessThan(0.5)
  expect(secret).toMatch(/^[\w-]{43}$/)
  await takeBack.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click()
  await expect.element(page.getByText('すてき')).not.toBeInTheDocument()
  expect(sent.filter(({ method }) => method === 'POST').map((call) => call.body)[1]).toEqual({ secret })
})

it('PRV-4: keeps what was typed when the comment does not arrive, and sends the same one again', async () => {
  const { sent } = await open(PROOF, offline)
  await write.click()
  await send.click()
  await expect.element(page.getByRole('textbox', { name: 'お名前' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'お名前' }).fill('姉')
  await page.getByRole('textbox', { name: 'コメント' }).fill('すてき')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/つながりませんでした/)
  await send.click()
  await expect.element(page.getByRole('article')).toMatchTextContent(/すてき/)
  const ids = sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as SentComment).randomId)
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  await write.click()
  await expect.element(page.getByRole('textbox', { name: 'お名前' })).toHaveValue('姉')
})

it('PRV-7: leafs through a booklet, whose comments follow the open page', async () => {
  const pages = ['-1', '0', '1', '2'].map((pageNumber, index) => ({
    id: pageNumber,
    pageNumber,
    sideNumber: 1,
    width: index % 3 === 0 ? 200 : 400,
    height: 200,
    pictureName: String(index).repeat(64),
  }))
  await open({ ...PROOF, booklet: { pageSize: 10, totalPage: 4 }, pages })
  await expect.element(page.getByRole('heading', { name: '表紙へのコメント' })).toBeVisible()
  await page.getByRole('button', { name: '次のページへめくる' }).click()
  await expect.element(page.getByRole('heading', { name: '1–2ページへのコメント' })).toBeVisible()
})

it('PRV-1: says the same plain words for an ended and a wrong link, and nothing of the design', async () => {
  await renderInPortal(<ProofLinkPage token="token" />, {
    areas: ['proofLink'],
    calls: [{ endpoint: readProof, reply: () => refuse(404, 'PROOF_LINK_ENDED') }],
  })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'このリンクは、いまご覧いただけません' }))
    .toBeVisible()
  await expect.element(write).not.toBeInTheDocument()
})

it('PRV-7: waits for pictures that are being made', async () => {
  await open({ ...PROOF, pages: PROOF.pages.map((each) => ({ ...each, pictureName: null })) })
  await expect.element(page.getByText('印刷の絵を作っています…')).toBeVisible()
})
