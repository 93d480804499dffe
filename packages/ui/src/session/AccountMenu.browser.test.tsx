import type { Session } from '@irodori/client/session'
import { logout } from '@irodori/contract/endpoints/authentication'
import { succeed } from '@irodori/contract/envelope'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, renderInApp } from '../../testing/renderInApp.tsx'
import { GUEST_SESSION, OTHER_GUEST_SESSION, USER_SESSION } from '../../testing/sessions.ts'
import { AccountButton } from './AccountButton.tsx'
import { logOut } from './logOut.ts'

const trigger = (userName: string) => page.getByRole('button', { name: `アカウントのメニュー（${userName}）` })
const item = (name: string) => page.getByRole('menuitem', { name })
const question = page.getByRole('alertdialog', { name: '保存していないデザインがあります' })
const answer = (name: string) => page.getByRole('button', { name })

const ADDRESS = location.href
const HERE = location.pathname + location.search

interface Journal {
  readonly design: string
  readonly hasWork: boolean
}

/** Runs work on the studio's database, which this creates with the journals of both people. */
async function withJournals<Value>(work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const opening = indexedDB.open('irodori-journals', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('journals', { keyPath: 'design' })
  const database = await settled(opening)
  try {
    return await settled(work(database.transaction('journals', 'readwrite').objectStore('journals')))
  } finally {
    database.close()
  }
}

const settled = <Value,>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const keep = (journal: Journal) => withJournals((store) => store.put(journal))
const keptDesigns = () => withJournals((store) => store.getAllKeys())

const MINE = `${HERE}#saved-design#${GUEST_SESSION.userName}`
const MY_SAVED = `/design/new/t2/true/p1#${GUEST_SESSION.userName}`
const OTHERS = `/design/new/t3/true/p1#${OTHER_GUEST_SESSION.userName}`

afterEach(async () => {
  history.replaceState(null, '', ADDRESS)
  await settled(indexedDB.deleteDatabase('irodori-journals'))
})

async function openMenu(session: Session = GUEST_SESSION, reply: FakeCall['reply'] = () => succeed(null)) {
  const { sent, connection } = await renderInApp(<AccountButton />, {
    areas: ['session'],
    calls: [{ endpoint: logout, reply }],
    session,
  })
  connection.orderRecord.write({ orderNumber: session.userName, phoneNumber: '0312345678' })
  await trigger(session.userName).click()
  return { sent, connection }
}

it('SES-31: names the order of a guest and offers what a guest can do', async () => {
  await openMenu()
  await expect.element(page.getByRole('menu')).toMatchTextContent(/注文番号でログイン中.*irodori-10000001/)
  await expect.element(item('マイページ')).toHaveAttribute('href', '/mypage')
  await expect.element(item('アカウント設定')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger(GUEST_SESSION.userName)).toHaveFocus()
})

it('SES-31: offers the settings to an account', async () => {
  await openMenu(USER_SESSION)
  await expect.element(page.getByRole('menu')).toMatchTextContent(/会員としてログイン中.*山田花子/)
  await expect.element(item('パスワードの変更')).toHaveAttribute('href', '/account/change-password')
})

it('names the new person when another session replaces this one', async () => {
  const { connection } = await openMenu()
  connection.session.write(OTHER_GUEST_SESSION)
  await expect.element(page.getByRole('menu')).toMatchTextContent(/irodori-20000002/)
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger(OTHER_GUEST_SESSION.userName)).toHaveFocus()
})

it('SES-28: logs out on the server and here without a question when everything is saved', async () => {
  await keep({ design: MY_SAVED, hasWork: false })
  await keep({ design: OTHERS, hasWork: true })
  const { sent, connection } = await openMenu()
  await item('ログアウト').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('ログアウトしました。')
  await expect.element(trigger(GUEST_SESSION.userName)).not.toBeInTheDocument()
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/authentication/user', body: null }])
  expect([connection.session.read(), connection.orderRecord.read()]).toEqual([null, null])
  expect(await keptDesigns()).toEqual([OTHERS])
})

it('logs out without a connection too', async () => {
  const { connection } = await openMenu(GUEST_SESSION, () => {
    throw new TypeError('no connection')
  })
  await item('ログアウト').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('ログアウトしました。')
  expect(connection.session.read()).toBeNull()
})

async function openQuestion() {
  await keep({ design: MINE, hasWork: true })
  await keep({ design: MY_SAVED, hasWork: false })
  await keep({ design: OTHERS, hasWork: true })
  const opened = await openMenu()
  await item('ログアウト').click()
  await expect.element(question).toMatchTextContent(/この端末にだけ残っている作業が1件あります。/)
  await expect.element(answer('開いて保存する')).toHaveFocus()
  return opened
}

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => answer('閉じる').first().click()],
] as const)('stays logged in with every design when the question is closed by %s', async (_, close) => {
  const { sent, connection } = await openQuestion()
  await close()
  await expect.element(question).not.toBeInTheDocument()
  expect(sent).toEqual([])
  expect(connection.session.read()).toEqual(GUEST_SESSION)
  expect(await keptDesigns()).toHaveLength(3)
})

it('keeps the unsaved design for the next login when the customer chooses so', async () => {
  const { connection } = await openQuestion()
  await answer('この端末に残してログアウト').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('ログアウトしました。')
  expect(connection.session.read()).toBeNull()
  expect(new Set(await keptDesigns())).toEqual(new Set([MINE, OTHERS]))
})

it('removes the designs of this order only when the customer chooses to delete', async () => {
  await openQuestion()
  await answer('削除してログアウト').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('ログアウトしました。')
  expect(await keptDesigns()).toEqual([OTHERS])
})

it('opens the unsaved design and stays logged in when the customer wants to save it', async () => {
  const { sent, connection } = await openQuestion()
  await answer('開いて保存する').click()
  await expect.poll(() => location.hash).toBe('#saved-design')
  expect([sent, connection.session.read()]).toEqual([[], GUEST_SESSION])
  expect(await keptDesigns()).toHaveLength(3)
})

it('takes the question back when the session ends meanwhile, and does not ask it to the next person', async () => {
  const { sent, connection } = await openQuestion()
  connection.session.clear('ELSEWHERE')
  await expect.element(question).not.toBeInTheDocument()
  connection.session.write(OTHER_GUEST_SESSION)
  await expect.element(trigger(OTHER_GUEST_SESSION.userName)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(sent).toEqual([])
  expect(connection.session.read()).toEqual(OTHER_GUEST_SESSION)
  expect(await keptDesigns()).toHaveLength(3)
})

it('takes the question back when an earlier logout ends, and leaves the session that follows', async () => {
  const answered = Promise.withResolvers<void>()
  const { sent, connection } = await openMenu(GUEST_SESSION, async () => {
    await answered.promise
    return succeed(null)
  })
  const earlier = logOut(connection)
  await expect.poll(() => sent).toHaveLength(1)
  await keep({ design: MINE, hasWork: true })
  await item('ログアウト').click()
  await expect.element(question).toBeVisible()
  answered.resolve()
  await earlier
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('ログアウトしました。')
  connection.session.write(OTHER_GUEST_SESSION)
  await expect.element(trigger(OTHER_GUEST_SESSION.userName)).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
  expect(await keptDesigns()).toEqual([MINE])
})
