import { readMergeList, readMostCards, removeMergeList, saveMergeList } from '@irodori/contract/endpoints/mergeList'
import type { MergeList as SentList, SavedMergeList } from '@irodori/contract/entities/mergeList'
import { refuse, succeed } from '@irodori/contract/envelope'
import { beginJournal } from '@irodori/design/journalState'
import type { MergeList } from '@irodori/design/merge/mergeList'
import { pageContentHash } from '@irodori/design/pageContent'
import { encodeCp932 } from '@irodori/table-file/encodeCp932'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { answers } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestJournal } from '../../../testing/createTestJournal.ts'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { sampleDocument, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { orderAtom, savedAtom } from '../state/savingState.ts'
import { MergeDialog } from './MergeDialog.tsx'

/** The template proposes a name; a line of the customer stands below it. */
const NAME = {
  ...sampleText('name', 1, '見本 太郎'),
  templateItemText: '見本 太郎',
  keepsTemplateText: false,
  sampleParts: [{ kind: 'NAME' as const, text: '見本 太郎' }],
  left: 300,
  top: 600,
}
const WORDS = { ...sampleText('words', 2, 'ようこそ'), left: 300, top: 1000 }
const FRONT = samplePage('front', [NAME, WORDS])

const TABLE = '氏名\t席\n小林 蓮\tA\n𠮷田 葵\tB\n\tC\n佐藤 健\tD'

const ORDER = { orderNumber: 'irodori-10000001', phoneNumber: '09012345678' }
const SESSION = { token: 'session', userName: ORDER.orderNumber, role: 'GUEST' } as const

const dialog = page.getByRole('dialog', { name: '名簿で作り分ける' })
const rows = dialog.getByRole('list', { name: '名簿の行' }).getByRole('button')
const paste = dialog.getByRole('textbox', { name: '表を貼り付ける' })
const read = dialog.getByRole('button', { name: '貼り付けた表を読み込む' })
const toRows = dialog.getByRole('button', { name: '1行ずつ確かめる' })
const row = (name: RegExp) => dialog.getByRole('region', { name })

async function openDialog(options: Partial<Parameters<typeof renderInEditor>[1]> = {}) {
  const screen = await renderInEditor(
    <OverlayButton overlay="MERGE">
      <MergeDialog />
    </OverlayButton>,
    { pages: [FRONT], areas: ['merge'], calls: [answers(readMostCards, { mostCards: null })], ...options },
  )
  if (options.session) {
    screen.store.set(orderAtom, { ...ORDER, groupNumber: 7, designSeriesId: null })
    screen.store.set(savedAtom, new Map([[FRONT.key, pageContentHash(FRONT)]]))
  }
  await page.getByRole('button', { name: '開く' }).click()
  const texts = () => screen.store.get(pagesAtom)[0]?.items.map((item) => ('text' in item ? item.text : ''))
  const steps = () => screen.store.get(historyAtom).past.map(({ label }) => label)
  return { ...screen, texts, steps }
}

async function readTable(text = TABLE) {
  await paste.fill(text)
  await read.click()
  await toRows.click()
}

describe('a list', () => {
  it('is read from a paste, matched to the text that stands for a name, and checked row by row', async () => {
    await openDialog()
    await paste.fill(TABLE)
    await read.click()
    await expect.element(dialog.getByRole('checkbox', { name: '名簿の1行目は、列の名前です' })).toBeChecked()
    await expect.element(dialog.getByRole('textbox', { name: '入れる文字' })).toHaveValue('{氏名}')
    await toRows.click()
    await expect.element(dialog.getByText('4行のうち、2行を確かめてください。')).toBeVisible()
    expect(rows.elements().map((one) => one.textContent)).toEqual([
      '1小林 蓮使えます',
      '2𠮷田 葵直す',
      '3C確かめる',
      '4佐藤 健使えます',
    ])
  })

  it('is read from a file in Shift_JIS', async () => {
    await openDialog()
    const { bytes } = encodeCp932('氏名(姓),氏名(名)\r\n髙橋,一郎\r\n')
    const file = new File([bytes as Uint8Array<ArrayBuffer>], '住所録.csv')
    await userEvent.upload(page.getByLabelText('名簿のファイルを選ぶ').last(), file)
    await expect.element(dialog.getByRole('textbox', { name: '入れる文字' })).toHaveValue('{氏名(姓)} {氏名(名)}')
    await toRows.click()
    await expect.element(row(/^1行目 髙橋 一郎/)).toBeVisible()
  })

  it('is refused with the line and the way out, and what was pasted stays', async () => {
    await openDialog()
    await paste.fill('氏名,席\n"小林 蓮,A')
    await read.click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/2行目の引用符/)
    await expect.element(paste).toHaveValue('氏名,席\n"小林 蓮,A')
  })

  it('has its first record as a row once the customer says so', async () => {
    await openDialog()
    await paste.fill(TABLE)
    await read.click()
    await dialog.getByRole('checkbox', { name: '名簿の1行目は、列の名前です' }).click()
    await expect.element(dialog.getByRole('textbox', { name: '入れる文字' })).toHaveValue('{A}')
    await toRows.click()
    await expect.element(row(/^1行目 氏名/)).toBeVisible()
  })

  it('fills another text once the customer chooses it, with several columns', async () => {
    await openDialog()
    await paste.fill(TABLE)
    await read.click()
    const words = dialog.getByRole('group', { name: 'ようこそ' })
    await words.getByRole('checkbox').click()
    await words.getByRole('textbox').fill('お席 ')
    await words.getByRole('combobox').selectOptions('席')
    await expect.element(words.getByRole('textbox')).toHaveValue('お席 {席}')
    await toRows.click()
    await expect.element(row(/^1行目/).getByRole('textbox', { name: '席' })).toHaveValue('A')
  })
})

describe('a row', () => {
  it('is blocked by a missing character, and good with the variant that is offered', async () => {
    await openDialog()
    await readTable()
    await rows.nth(1).click()
    await row(/^2行目/)
      .getByRole('button', { name: '「𠮷」を「吉」にする' })
      .click()
    await expect.element(rows.nth(1)).toHaveTextContent('2吉田 葵使えます')
    await expect.element(row(/^2行目 吉田 葵/).getByRole('textbox', { name: '氏名' })).toHaveValue('吉田 葵')
  })

  it('without a name is corrected, accepted or left out', async () => {
    await openDialog()
    await readTable()
    await rows.nth(2).click()
    await row(/^3行目/)
      .getByRole('button', { name: 'このままでよい' })
      .click()
    await expect.element(rows.nth(2)).toHaveTextContent('3C使えます')
    await row(/^3行目/)
      .getByRole('textbox', { name: '氏名' })
      .fill('鈴木 花')
    await expect.element(rows.nth(2)).toHaveTextContent('3鈴木 花使えます')
    await row(/^3行目/)
      .getByRole('button', { name: 'この行を使わない' })
      .click()
    await expect.element(rows.nth(2)).toHaveTextContent('3鈴木 花使わない')
    await expect.element(dialog.getByText('4行のうち、1行を確かめてください。')).toBeVisible()
  })

  it('is reached by arrow keys and by the button for the next one to look at', async () => {
    await openDialog()
    await readTable()
    await rows.first().click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(rows.nth(2)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(rows.first()).toHaveFocus()
    await dialog.getByRole('button', { name: '次の確かめる行へ' }).click()
    await expect.element(row(/^2行目/)).toBeVisible()
    await dialog.getByRole('radio', { name: '確かめる行' }).click()
    await expect.poll(() => rows.elements()).toHaveLength(2)
  })

  it('is put into the design as one step of undo', async () => {
    const { texts, steps, actions } = await openDialog()
    await readTable()
    await rows.nth(3).click()
    await row(/^4行目/)
      .getByRole('button', { name: 'デザインに入れる' })
      .click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect([texts(), steps()]).toEqual([['佐藤 健', 'ようこそ'], ['mergeRow']])
    actions.undo()
    expect(texts()).toEqual(['見本 太郎', 'ようこそ'])
  })
})

describe('the journal', () => {
  const list: MergeList = {
    columns: ['氏名'],
    rows: [{ id: 'row', cells: ['小林 蓮'], decision: 'OPEN' }],
    patterns: { name: '{氏名}' },
  }
  const begun = { ...beginJournal(sampleDocument(FRONT), {}), merge: list }

  it('shows the list of an earlier visit, and keeps what is corrected', async () => {
    const journal = createTestJournal({ state: () => begun })
    await openDialog({ journal })
    await row(/^1行目 小林 蓮/)
      .getByRole('textbox', { name: '氏名' })
      .fill('小林 廉')
    expect(vi.mocked(journal.keepRow).mock.lastCall).toEqual([{ id: 'row', cells: ['小林 廉'], decision: 'OPEN' }])
  })

  it('forgets the list that the customer deletes', async () => {
    const journal = createTestJournal({ state: () => begun })
    await openDialog({ journal })
    await dialog.getByRole('button', { name: '別の名簿にする' }).click()
    await dialog.getByRole('button', { name: 'この名簿を消す' }).click()
    expect(journal.keepList).toHaveBeenCalledWith(null)
    await expect.element(paste).toBeVisible()
  })
})

describe('the list of a piece of several cards', () => {
  const people = (...names: string[]): SentList => ({
    columns: ['氏名'],
    rows: names.map((name, at) => ({ id: `row-${at}`, cells: [name], decision: 'OPEN' })),
    patterns: { name: '{氏名}' },
  })
  const saving = dialog.getByRole('region', { name: '名簿の保存' })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })

  /** A server with one list of the piece, which refuses a save that is based on another one. */
  function server(start: SentList | null, rowsToLookAt: number[] = []) {
    const state = { saved: null as SavedMergeList | null, version: 0 }
    const put = (list: SentList) => {
      state.version += 1
      const updatedAt = `2026-11-21T01:00:0${state.version}.000Z`
      const cards = list.rows.filter(({ decision }) => decision !== 'LEFT_OUT').length
      state.saved = { list, updatedAt, cards, rowsToLookAt, drawn: { pages: 0, of: cards } }
      return state.saved
    }
    if (start) put(start)
    const calls: FakeCall[] = [
      answers(readMostCards, { mostCards: 3 }),
      { endpoint: readMergeList, reply: () => succeed(state.saved) },
      {
        endpoint: saveMergeList,
        reply: ({ body }) => {
          const { list, basedOn } = body as { list: SentList; basedOn: string | null }
          const isCurrent = basedOn === (state.saved?.updatedAt ?? null)
          return isCurrent ? succeed(put(list)) : refuse(400, 'DESIGN_CHANGED')
        },
      },
      {
        endpoint: removeMergeList,
        reply: () => {
          state.saved = null
          return succeed(null)
        },
      },
    ]
    return { state, put, calls }
  }

  it('LST-1: says how many cards it makes, and is saved with the piece once it has room', async () => {
    const { state, calls } = server(null)
    await openDialog({ session: SESSION, calls })
    await readTable('氏名\n蓮\n葵\n健\n花')
    await expect.element(saving).toMatchTextContent(/4枚のカードになります（1点につき3枚まで）/)
    await expect.element(saving).toMatchTextContent(/あと1行を「この行を使わない」に/)
    await expect.element(button('名簿を作品に保存する')).toBeDisabled()
    await rows.nth(3).click()
    await row(/^4行目/)
      .getByRole('button', { name: 'この行を使わない' })
      .click()
    await button('名簿を作品に保存する').click()
    await expect.element(saving).toMatchTextContent(/名簿を保存しました。3枚を印刷します。/)
    expect(state.saved?.list.rows.map(({ decision }) => decision)).toEqual(['OPEN', 'OPEN', 'OPEN', 'LEFT_OUT'])
  })

  it('LST-1: comes from another device, is corrected and saved again', async () => {
    const { state, calls } = server(people('蓮', '葵'), [2])
    await openDialog({ session: SESSION, calls })
    await expect.element(saving).toMatchTextContent(/確かめる行があります（2行目）/)
    await row(/^1行目 蓮/)
      .getByRole('textbox', { name: '氏名' })
      .fill('連')
    await expect.element(saving).toMatchTextContent(/まだ保存していない変更があります/)
    await button('名簿を作品に保存する').click()
    await expect.element(saving).toMatchTextContent(/2枚を印刷します/)
    expect(state.saved?.list.rows[0]?.cells).toEqual(['連'])
  })

  it('LST-1: asks which one counts if another window has saved meanwhile', async () => {
    const { state, put, calls } = server(people('蓮'))
    await openDialog({ session: SESSION, calls })
    await row(/^1行目 蓮/)
      .getByRole('textbox', { name: '氏名' })
      .fill('連')
    put(people('葵'))
    await button('名簿を作品に保存する').click()
    await expect.element(saving.getByRole('alert')).toMatchTextContent(/ほかの名簿が保存されています/)
    expect(state.saved?.list).toEqual(people('葵'))
    await button('この画面の名簿で保存する').click()
    await expect.element(saving).toMatchTextContent(/1枚を印刷します/)
    expect(state.saved?.list.rows[0]?.cells).toEqual(['連'])
    put(people('健'))
    await row(/^1行目 連/)
      .getByRole('textbox', { name: '氏名' })
      .fill('廉')
    await button('名簿を作品に保存する').click()
    await button('保存された名簿を使う').click()
    await expect.element(row(/^1行目 健/)).toBeVisible()
    await expect.element(saving).toMatchTextContent(/1枚を印刷します/)
  })

  it('LST-1: is removed from the piece with the list of this device', async () => {
    const { state, calls } = server(people('蓮'))
    await openDialog({ session: SESSION, calls })
    await button('別の名簿にする').click()
    await expect.element(dialog.getByText('作品に保存するまで、この端末にだけ置きます', { exact: false })).toBeVisible()
    await button('この名簿を消す').click()
    await expect.element(button('この名簿を消す')).not.toBeInTheDocument()
    expect(state.saved).toBeNull()
  })
})
