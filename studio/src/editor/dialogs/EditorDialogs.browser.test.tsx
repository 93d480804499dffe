import type { Session } from '@irodori/client/session'
import { loginGuest } from '@irodori/contract/endpoints/authentication'
import { readNotices } from '@irodori/contract/endpoints/catalogueLists'
import { succeed } from '@irodori/contract/envelope'
import { changeItem } from '@irodori/design/change'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestJournal } from '../../../testing/createTestJournal.ts'
import { renderInEditor } from '../../../testing/renderInEditor.tsx'
import { sampleFrame, samplePage, sampleProduct, sampleText } from '../../../testing/sampleDesign.ts'
import { useEditor } from '../context/EditorContext.ts'
import { pagesAtom } from '../state/designState.ts'
import type { DialogContent } from '../state/dialogState.ts'
import { findingsAtom } from '../state/findings.ts'
import { journalRoleAtom } from '../state/journalState.ts'
import { orderAtom } from '../state/savingState.ts'
import { mayLeaveAtom } from '../state/viewState.ts'
import { EditorDialogs } from './EditorDialogs.tsx'

const WORDS = { ...sampleText('words', 1, 'はる'), left: 300, top: 200 }
const EMPTY = { ...sampleFrame('empty', 2), left: 300, top: 900 }
const PAGE = samplePage('front', [WORDS, EMPTY], { designId: 'design of the front' })
const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '0312345678', groupNumber: 1, designSeriesId: null }

const BLOCKING = { pageKey: PAGE.key, itemId: WORDS.id, severity: 'BLOCKING' } as const

const opener = page.getByRole('button', { name: '開く' })
const dialog = page.getByRole('alertdialog')

function Sample({ content }: { readonly content: DialogContent | null }) {
  const { ask } = useEditor()
  return (
    <>
      <button type="button" onClick={() => content && void ask(content)}>
        開く
      </button>
      <a href="/mypage">マイページ</a>
      <a href="/design/confirm/1">確認</a>
      <EditorDialogs />
    </>
  )
}

type Options = Partial<Parameters<typeof renderInEditor>[1]>

const open = (content: DialogContent | null = null, options: Options = {}) =>
  renderInEditor(<Sample content={content} />, {
    pages: [PAGE],
    areas: ['login', 'errors', 'session'],
    ...options,
  })

/** Asks and tells the answer once the customer has given it. */
async function openAndAsk(content: DialogContent, options: Options = {}) {
  const screen = await open(null, options)
  const answers: boolean[] = []
  const ask = () => void screen.editor.ask(content).then((answer) => answers.push(answer))
  ask()
  return { ...screen, ask, answers }
}

describe('questions before saving', () => {
  it('name what is empty; the answer that saves nothing has the focus', async () => {
    const screen = await open()
    const findings = screen.store.get(findingsAtom)
    const answers: boolean[] = []
    void screen.editor.ask({ kind: 'UNFINISHED', findings }).then((answer) => answers.push(answer))
    await expect.element(dialog).toHaveAccessibleName('まだ入っていないところがあります')
    await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/表 写真1/)
    await expect.element(dialog.getByRole('button', { name: '編集を続ける' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(answers).toEqual([false])
  })

  it('answer with yes on the confirmation and with no on Escape', async () => {
    const { ask, answers } = await openAndAsk({ kind: 'CHECK', findings: [] })
    await dialog.getByRole('button', { name: 'このまま保存へ進む' }).click()
    await expect.poll(() => answers).toEqual([true])
    ask()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => answers).toEqual([true, false])
  })

  it('are answered with no when the customer goes to the item of a finding', async () => {
    const screen = await open()
    const answers: boolean[] = []
    const findings = screen.store.get(findingsAtom)
    void screen.editor.ask({ kind: 'UNFINISHED', findings }).then((answer) => answers.push(answer))
    await dialog.getByRole('button', { name: '表 写真1を見る' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(answers).toEqual([false])
  })

  it('offer to save as soon as every blocking text was repaired inside the dialog', async () => {
    const long = { ...WORDS, text: 'おたんじょうびに', fontSize: 20 }
    const screen = await open(null, { pages: [{ ...PAGE, items: [long] }] })
    await expect.poll(() => screen.store.get(findingsAtom).length).toBe(1)
    void screen.editor.ask({ kind: 'TEXT_BLOCKED', findings: screen.store.get(findingsAtom) })
    await expect.element(dialog.getByRole('button', { name: '直すところを開く' })).toBeVisible()
    await dialog.getByRole('button', { name: /pt に小さくする/ }).click()
    await expect.element(dialog.getByRole('button', { name: '保存する' })).toBeVisible()
  })

  it.each([
    [['TEXT_OVERFLOWS'], '枠に入りきらない文字があります'],
    [['GLYPH_MISSING'], '印刷できない文字があります'],
    [['TEXT_OVERFLOWS', 'GLYPH_MISSING'], '印刷できない文字と、枠に入りきらない文字があります'],
  ] as const)('name what prevents the save, %s: %s', async (kinds, title) => {
    const findings = {
      TEXT_OVERFLOWS: { ...BLOCKING, kind: 'TEXT_OVERFLOWS', repair: 'SHRINK', beyond: 3 },
      GLYPH_MISSING: { ...BLOCKING, kind: 'GLYPH_MISSING', repair: null, missing: [{ character: '🎂', why: 'EMOJI' }] },
    } as const
    await openAndAsk({ kind: 'TEXT_BLOCKED', findings: kinds.map((kind) => findings[kind]) })
    await expect.element(dialog).toHaveAccessibleName(title)
  })

  it('are shown one after the other, each with its own answer', async () => {
    const { editor, answers } = await openAndAsk({ kind: 'CHECK', findings: [] })
    const later: boolean[] = []
    void editor.ask({ kind: 'UNFINISHED', findings: [] }).then((answer) => later.push(answer))
    await expect.element(dialog).toHaveAccessibleName('印刷の前に、確かめていただきたいところがあります')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).toHaveAccessibleName('まだ入っていないところがあります')
    expect([answers, later]).toEqual([[false], []])
    await dialog.getByRole('button', { name: 'このまま保存する' }).click()
    await expect.poll(() => later).toEqual([true])
  })
})

describe('notices', () => {
  it('name the rejected files under their reasons, with the limit of the template and the codes', async () => {
    const content: DialogContent = {
      kind: 'PHOTOS_REFUSED',
      rejected: [
        { fileName: 'notes.pdf', problem: 'INVALID_TYPE' },
        { fileName: 'huge.png', problem: 'TOO_LARGE' },
        { fileName: 'list.txt', problem: 'INVALID_TYPE' },
      ],
    }
    await open(content)
    await opener.click()
    await expect.element(dialog).toHaveAccessibleName('入れられない写真がありました')
    await expect.element(dialog).toMatchTextContent(/この種類のファイルは使えません.*notes\.pdflist\.txt/)
    await expect.element(dialog).toMatchTextContent(/25MB未満の写真を選んでください。huge\.png/)
    await expect.element(dialog).toMatchTextContent(/IMAGE_INVALID, IMAGE_MAXIMUM_SIZE/)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  it('tell a page without frames apart from a page with too few', async () => {
    const { editor } = await openAndAsk({ kind: 'TOO_MANY_PHOTOS', most: 2 })
    await expect.element(dialog).toHaveAccessibleName('2枚以内で選択してください')
    await dialog.getByRole('button', { name: '閉じる' }).first().click()
    await expect.element(dialog).not.toBeInTheDocument()
    void editor.ask({ kind: 'TOO_MANY_PHOTOS', most: 0 })
    await expect.element(dialog).toHaveAccessibleName('写真を入れるところがありません')
  })

  it('ODR-50: name each reason of the server once, and say that the work is kept', async () => {
    const place = { randomId: 'front', pageNumber: '0', sideNumber: 1, groupNumber: null, itemId: 'words' }
    const violations = (['TEXT_OVERFLOWS', 'FONT_TOO_SMALL', 'TEXT_OVERFLOWS'] as const).map((reason) => {
      return { ...place, reason }
    })
    await openAndAsk({ kind: 'NOT_PRINTABLE', violations })
    await expect.element(dialog).toHaveAccessibleName('印刷できないところがあります')
    await expect.element(dialog.getByText(/文字が枠に入りきりません/)).toBeVisible()
    await expect.element(dialog.getByText(/文字が小さすぎて印刷できません/)).toBeVisible()
    await expect.element(dialog.getByText(/編集した内容はこの画面に残っています/)).toBeVisible()
  })

  it('show what the server said about a design, and that the work is kept', async () => {
    await openAndAsk({ kind: 'DESIGN_ERROR', message: '文字が長すぎます。' })
    await expect.element(dialog).toHaveAccessibleName('保存できませんでした')
    await expect.element(dialog.getByText('文字が長すぎます。')).toBeVisible()
    await expect.element(dialog.getByText(/編集した内容はこの画面に残っています/)).toBeVisible()
  })

  it('of the shop are shown until they are closed', async () => {
    const notice = {
      id: 'n1',
      kind: 'DESIGN',
      isEnabled: true,
      fromTime: '2026-01-01T00:00:00.000Z',
      toTime: '2099-01-01T00:00:00.000Z',
      content: '年末はお届けに時間がかかります。',
    }
    await open(null, {
      journal: createTestJournal(),
      calls: [{ endpoint: readNotices, reply: ({ path }) => succeed(path.endsWith('DESIGN') ? [notice] : []) }],
    })
    const notices = page.getByRole('region', { name: 'お店からのお知らせ' })
    await expect.element(notices.getByText(notice.content)).toBeVisible()
    await notices.getByRole('button', { name: '閉じる' }).click()
    await expect.element(notices.getByText(notice.content)).not.toBeInTheDocument()
  })
})

describe('the login during a save', () => {
  const GUEST: Session = { token: 't', userName: ORDER.orderNumber, role: 'GUEST' }

  it('continues for the order of the design', async () => {
    const { store, answers, sent } = await openAndAsk(
      { kind: 'LOGIN' },
      { calls: [{ endpoint: loginGuest, reply: () => succeed([GUEST]) }] },
    )
    store.set(orderAtom, ORDER)
    await page.getByRole('textbox', { name: '注文番号' }).fill(ORDER.orderNumber)
    await page.getByRole('textbox', { name: '電話番号' }).fill(ORDER.phoneNumber)
    await page.getByRole('button', { name: 'ログインする' }).click()
    await expect.poll(() => answers).toEqual([true])
    expect(sent.filter(({ path }) => path === loginGuest.path)).toHaveLength(1)
  })

  it('saves nothing when it is closed', async () => {
    const { answers } = await openAndAsk({ kind: 'LOGIN' })
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => answers).toEqual([false])
  })
})

describe('leaving with unsaved work', () => {
  const leave = page.getByRole('alertdialog', { name: '保存していない変更があります' })
  const link = page.getByRole('link', { name: 'マイページ' })

  async function openWithWork(options: Options = {}) {
    const screen = await open(null, options)
    const clicks: string[] = []
    // The last listener of the page: it sees which clicks would have left the page, and keeps it.
    const see = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target.closest('a') : null
      if (!target) return
      if (!event.defaultPrevented) clicks.push(target.pathname)
      event.preventDefault()
    }
    window.addEventListener('click', see)
    const [current = PAGE] = screen.store.get(pagesAtom)
    screen.actions.perform('typing', changeItem(current, WORDS, { text: 'なつ' }))
    const stop = () => {
      window.removeEventListener('click', see)
      screen.store.set(mayLeaveAtom, true)
    }
    return { ...screen, clicks, stop }
  }

  it('is asked about by a link; the answer that stays keeps the work and the page', async () => {
    const { clicks, store, stop } = await openWithWork()
    await link.click()
    await expect.element(leave).toBeVisible()
    await expect.element(leave.getByText(/変更は失われます。/)).toBeVisible()
    await expect.element(leave.getByRole('button', { name: '編集を続ける' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(leave).not.toBeInTheDocument()
    expect([clicks, store.get(mayLeaveAtom)]).toEqual([[], false])
    expect(store.get(pagesAtom)[0]?.items[0]).toMatchObject({ text: 'なつ' })
    stop()
  })

  it('follows the link after the customer has agreed', async () => {
    const { clicks, stop } = await openWithWork()
    await link.click()
    await leave.getByRole('button', { name: '保存せずに離れる' }).click()
    await expect.poll(() => clicks).toEqual(['/mypage'])
    stop()
  })

  it('says that this device keeps the work if it does', async () => {
    const { stop } = await openWithWork({ journal: createTestJournal({ isFullyWritten: () => true }) })
    await link.click()
    await expect.element(leave.getByText(/この端末には控えがあり/)).toBeVisible()
    stop()
  })

  it('is not asked about on the way to the confirmation, after undoing, or while another tab edits', async () => {
    const { clicks, actions, store, stop } = await openWithWork()
    await page.getByRole('link', { name: '確認' }).click()
    store.set(journalRoleAtom, 'OTHER_TAB')
    await link.click()
    store.set(journalRoleAtom, 'WRITER')
    actions.undo()
    await link.click()
    expect(clicks).toEqual(['/design/confirm/1', '/mypage', '/mypage'])
    await expect.element(leave).not.toBeInTheDocument()
    stop()
  })

  it('is asked about by the browser when the tab closes, and not when nothing would be lost', async () => {
    const { actions, stop } = await openWithWork()
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(true)
    actions.undo()
    expect(isAsked()).toBe(false)
    stop()
  })
})

describe('an order in production', () => {
  it('stays in the editor when the customer closes the question', async () => {
    const { answers, store } = await openAndAsk({ kind: 'PRODUCED' }, { product: sampleProduct() })
    await expect.element(dialog).toHaveAccessibleName('このご注文はすでに製作を始めています')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => answers).toEqual([false])
    expect(store.get(mayLeaveAtom)).toBe(false)
  })
})
