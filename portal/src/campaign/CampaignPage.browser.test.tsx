import { enterTheatre1810, enterTheatre1905, listPostalCodes } from '@irodori/contract/endpoints/help'
import type { Campaign } from '@irodori/contract/entities/help'
import { type ErrorCode, errorsOf } from '@irodori/contract/errorCode'
import { refuse, succeed } from '@irodori/contract/envelope'
import { forEachRow } from '@irodori/ui/testing/forEachRow'
import { LOST_ANSWERS } from '@irodori/ui/testing/lostAnswers'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type FakeCall, heldReply, offline, replies } from '../../testing/fakeNetwork.ts'
import { pictureFile } from '../../testing/pictureFile.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { chooseFile, slowFile } from '../../testing/slowFile.ts'
import { CampaignPage } from './CampaignPage.tsx'

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const picture = page.getByLabelText('応募するお写真')
const submit = page.getByRole('button', { name: 'この内容で応募する' })
const accepted = () => succeed({ code: 200, message: null })

const postalCodes: FakeCall = {
  endpoint: listPostalCodes,
  reply: ({ path }) =>
    succeed(
      path.endsWith('/150')
        ? { '1500001': { prefecture: '東京都', city: '渋谷区', town: '神宮前' } }
        : { '5300001': { prefecture: '大阪府', city: '大阪市北区', town: '梅田' } },
    ),
}

const open = (reply: FakeCall['reply'] = accepted, campaign: Campaign = 'theatre1905') =>
  renderInPortal(<CampaignPage campaign={campaign} />, {
    areas: ['campaign'],
    calls: [{ endpoint: enterTheatre1905, reply }, { endpoint: enterTheatre1810, reply }, postalCodes],
  })

/** Fills in the required fields; the e-mail address last, so that Enter sends the form. */
async function fillIn(file: File) {
  await userEvent.upload(picture, file)
  await field('姓').fill('山田')
  await field('名').fill('花子')
  await page.getByRole('radio', { name: '女性' }).click()
  await field('年').fill('１９９０')
  await field('月').fill('4')
  await field('日').fill('12')
  await page.getByRole('combobox', { name: '通っている学校' }).selectOptions('卒業しました')
  await page.getByRole('combobox', { name: '舞台でいちばん好きなもの' }).selectOptions('衣装')
  await field('メールアドレス').fill('hanako@example.jp')
  await expect.element(page.getByRole('img', { name: '選んだ写真の確認' })).toBeVisible()
}

it('CMP-2: names each wrong field and above the button that there are some, focuses the picture and sends nothing', async () => {
  const { sent } = await open()
  await field('メイ（任意）').fill('はな子')
  await field('年').fill('2025')
  await field('月').fill('2')
  await field('日').fill('30')
  await submit.click()
  await expect.element(picture).toHaveFocus()
  await expect.element(picture).toHaveAccessibleDescription(/写真をお選びください。/)
  await expect.element(field('姓')).toHaveAccessibleDescription('ご入力ください。')
  await expect.element(field('メイ（任意）')).toHaveAccessibleDescription(/^カタカナでご入力ください。/)
  await expect.element(page.getByRole('group', { name: '性別' })).toHaveAccessibleDescription('お選びください。')
  await expect.element(page.getByRole('group', { name: '生年月日' })).toHaveAccessibleDescription(/^暦にない日付です。/)
  await expect.element(page.getByText('ご確認いただきたい項目があります')).toBeVisible()
  await field('姓').fill('山田')
  await expect.element(field('姓')).not.toHaveAttribute('aria-invalid')
  expect(sent).toEqual([])
})

it('CMP-1: sends the entry to its own campaign once, with the texts of the choices and the picture', async () => {
  const held = heldReply(accepted())
  const { sent, pages } = await open(held.reply)
  await fillIn(await pictureFile('犬.png'))
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  held.release()
  await expect.element(page.getByRole('alertdialog', { name: '送信が成功しました！' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/campaign/theatre1905',
    body: {
      lastName: '山田',
      firstName: '花子',
      sex: '女性',
      birthday: '12/04/1990',
      email: 'hanako@example.jp',
      academy: '卒業しました',
      like: '衣装',
      file: { name: '犬.png' },
    },
  })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => pages.loaded).toEqual(['/home'])
})

it('shows how much has been sent, stops on request without a complaint, and sends again', async () => {
  let attempts = 0
  const { sent } = await open(async (_call, showProgress) => {
    attempts += 1
    showProgress(300, 1000)
    return attempts === 1 ? new Promise(() => {}) : accepted()
  })
  await fillIn(await pictureFile('犬.png'))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('progressbar', { name: '写真を送っています' }))
    .toHaveAttribute('aria-valuenow', '30')
  await page.getByRole('button', { name: '送信をやめる' }).click()
  await expect.element(submit).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await submit.click()
  await expect.element(page.getByRole('alertdialog', { name: '送信が成功しました！' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

it('CMP-5: keeps the entry when it is refused, shows the reason at its field until it is changed, and sends again', async () => {
  const { sent } = await open(
    replies(offline, () => refuse(400, 'REQUEST_INVALID', null, { email: ['INVALID'] }), accepted),
  )
  await fillIn(await pictureFile('犬.png'))
  await userEvent.keyboard('{Enter}')
  const failure = page.getByRole('alertdialog', { name: '送信できませんでした' })
  await expect.element(failure).toMatchTextContent(/ご入力の内容は、この画面に残っています。/)
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).not.toBeInTheDocument()
  await submit.click()
  await expect.element(failure).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field('メールアドレス')).toHaveAccessibleDescription(/^形をお確かめください。/)
  await field('メールアドレス').fill('hana@example.jp')
  await expect.element(field('メールアドレス')).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alertdialog', { name: '送信が成功しました！' })).toBeVisible()
  expect(sent).toHaveLength(3)
})

it('CMP-3: refuses a file that only has the name of a picture, and accepts the next one', async () => {
  await open()
  await submit.click()
  await userEvent.upload(picture, new File(['no picture'], '犬.png', { type: 'image/png' }))
  await expect.element(picture).toHaveAccessibleDescription(/PNGかJPEGの写真をお選びください。/)
  await userEvent.upload(picture, await pictureFile('猫.png'))
  await expect.element(page.getByText(/^猫\.png（0\.1MB）$/)).toBeVisible()
  await expect.element(picture).not.toHaveAttribute('aria-invalid')
})

it('CMP-3: shows the picture that was chosen last, even if the earlier one is read later', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  await open()
  const slow = slowFile(await pictureFile('犬.png'), '犬.png')
  chooseFile(picture, slow.file)
  await expect.element(page.getByText('写真を確かめています')).toBeVisible()
  await userEvent.upload(picture, await pictureFile('猫.png'))
  await expect.element(page.getByText(/^猫\.png/)).toBeVisible()
  await slow.release()
  await expect.poll(() => revoked.mock.calls).toHaveLength(1)
  revoked.mockRestore()
  await field('姓').fill('山田')
  await expect.element(page.getByText(/^猫\.png/)).toBeVisible()
})

it('CMP-7: fills in the address of a postal code, but never over what the customer has typed', async () => {
  await open()
  const address = field('ご住所（任意）')
  await field('郵便番号（任意）').fill('150-0001')
  await expect.element(address).toHaveValue('東京都渋谷区神宮前')
  await field('郵便番号（任意）').fill('530-0001')
  await expect.element(address).toHaveValue('大阪府大阪市北区梅田')
  await address.fill('大阪府大阪市北区梅田1-2')
  await field('郵便番号（任意）').fill('150-0001')
  await expect.element(field('郵便番号（任意）')).toHaveValue('150-0001')
  await expect.element(address).toHaveValue('大阪府大阪市北区梅田1-2')
})

interface Row {
  readonly answer: string
  readonly reply: FakeCall['reply']
  /** The field that has the problem, and the problem. */
  readonly problem?: readonly [string, RegExp]
}

const ROWS: readonly Row[] = [
  {
    answer: '400 REQUEST_INVALID with an error of the birthday',
    reply: () => refuse(400, 'REQUEST_INVALID', null, { birthday: ['INVALID'] }),
    problem: ['年', /形をお確かめください。/],
  },
  {
    answer: '400 REQUEST_INVALID with an error of a name',
    reply: () => refuse(400, 'REQUEST_INVALID', null, { lastName: ['TOO_LONG'] }),
    problem: ['姓', /長すぎます。短くしてください。/],
  },
  {
    answer: '400 REQUEST_INVALID with an error of an unknown field',
    reply: () => refuse(400, 'REQUEST_INVALID', null, { nickname: ['REQUIRED'] }),
  },
  { answer: '400 REQUEST_INVALID without fields', reply: () => refuse(400, 'REQUEST_INVALID') },
  {
    answer: '400 IMAGE_INVALID',
    reply: () => refuse(400, 'IMAGE_INVALID'),
    problem: ['応募するお写真', /この写真は使えません。/],
  },
  {
    answer: '400 IMAGE_MAXIMUM_SIZE',
    reply: () => refuse(400, 'IMAGE_MAXIMUM_SIZE'),
    problem: ['応募するお写真', /10MBまでの写真をお選びください。/],
  },
  { answer: '401 UNAUTHENTICATED', reply: () => refuse(401, 'UNAUTHENTICATED') },
  { answer: '403 FORBIDDEN', reply: () => refuse(403, 'FORBIDDEN') },
  { answer: '404 NOT_FOUND', reply: () => refuse(404, 'NOT_FOUND') },
  { answer: '429 TOO_MANY_TRIES', reply: () => refuse(429, 'TOO_MANY_TRIES') },
  { answer: '500 with a message', reply: () => refuse(500, 'INTERNAL', '内部の事情です') },
  { answer: '503 BUSY', reply: () => refuse(503, 'BUSY') },
  { answer: 'a code of 400 in the data', reply: () => succeed({ code: 400 }) },
  { answer: 'no data', reply: () => succeed(null) },
  { answer: 'data without a code', reply: () => succeed({}) },
  { answer: 'no JSON', reply: () => new Blob(['<html>']) },
  ...LOST_ANSWERS.filter(({ answer }) => answer !== 'a time-out'),
]

it('CMP-5: each code of the contract has a row', () => {
  const inRows = (code: ErrorCode) => ROWS.some(({ answer }) => answer.includes(code))
  for (const endpoint of [enterTheatre1810, enterTheatre1905]) {
    expect(errorsOf(endpoint).filter((code) => !inRows(code))).toEqual([])
  }
})

it('CMP-6: after each refusal and lost answer says that it was not sent, keeps the entry and sends it again', async () => {
  const { sent, pages } = await open(replies(offline, ...ROWS.map(({ reply }) => reply), accepted))
  await fillIn(await pictureFile('犬.png'))
  const failure = page.getByRole('alertdialog', { name: '送信できませんでした' })
  const closeFailure = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(failure).not.toBeInTheDocument()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).toBeVisible()
  await closeFailure()
  await forEachRow(ROWS, async ({ problem }) => {
    await submit.click()
    await expect
      .element(failure)
      .toMatchTextContent(/送信の問題が発生しました！画面再起動でご確認してください。.*この画面に残っています。/)
    await expect.element(failure).not.toMatchTextContent(/内部の事情/)
    await closeFailure()
    await expect.element(field('姓')).toHaveValue('山田')
    await expect.element(field('メールアドレス')).toHaveValue('hanako@example.jp')
    await expect.element(page.getByRole('img', { name: '選んだ写真の確認' })).toBeVisible()
    if (!problem) return
    const [name, text] = problem
    const wrong = name === '応募するお写真' ? picture : field(name)
    const described = name === '年' ? page.getByRole('group', { name: '生年月日' }) : wrong
    await expect.element(described).toHaveAccessibleDescription(text)
    await expect.element(page.getByText('ご確認いただきたい項目があります')).toBeVisible()
    await expect.element(wrong).toHaveFocus()
  })
  await submit.click()
  await expect.element(page.getByRole('alertdialog', { name: '送信が成功しました！' })).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(ROWS.length + 2)
  expect(pages.loaded).toEqual([])
})

it.each(['theatre1905', 'theatre1810'] as const)(
  'CMP-1: an entry of %s reaches that campaign only',
  async (campaign) => {
    const { sent } = await open(accepted, campaign)
    await fillIn(await pictureFile('犬.png'))
    await submit.click()
    await expect.element(page.getByRole('alertdialog', { name: '送信が成功しました！' })).toBeVisible()
    expect(sent.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      `/api/campaign/${campaign}`,
    ])
  },
)
