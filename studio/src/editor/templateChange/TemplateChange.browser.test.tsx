import { readTemplate, readTemplateGroup } from '@irodori/contract/endpoints/catalogue'
import { pageTemplates } from '@irodori/contract/endpoints/catalogueLists'
import { refuse, succeed } from '@irodori/contract/envelope'
import type { FakeCall } from '@irodori/ui/testing/renderInApp'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { controlled } from '../../../testing/controlledPromise.ts'
import { OverlayButton, renderInEditor } from '../../../testing/renderInEditor.tsx'
import { filledFrame, sampleFrame, samplePage, sampleText } from '../../../testing/sampleDesign.ts'
import { cardOf, sampleTemplate } from '../../../testing/sampleTemplate.ts'
import { historyAtom, pagesAtom } from '../state/designState.ts'
import { overlayAtom } from '../state/viewState.ts'
import { TemplateChange } from './TemplateChange.tsx'

/** Two looks with two sides each; the design has the first. */
const template = (look: string, name: string, side: number, group: string) =>
  sampleTemplate({ id: `${look} ${side}`, name, sideNumber: side, templateGroupId: group, hashtags: [name] })
const SPRING = [template('spring', 'はるの花', 1, 'spring'), template('spring', 'はるの花', 2, 'spring')]
const WAVE = [template('wave', '青い波', 1, 'wave'), template('wave', '青い波', 2, 'wave')]
const KITE = [template('kite', '赤い凧', 1, 'kite')]
const ALL = [...SPRING, ...WAVE, ...KITE]

const side = (key: string, sideNumber: number, items: Parameters<typeof samplePage>[1]) =>
  samplePage(key, items, { sideNumber, templateId: `spring ${sideNumber}` })
const BLANK = [side('front', 1, [sampleFrame('f', 1)]), side('back', 2, [sampleFrame('b', 1)])]
/** The front has a photo and two texts of the customer, the templates one frame and one text. */
const FILLED = [
  side('front', 1, [
    filledFrame('photo', 1),
    sampleText('greeting', 2, 'おめでとう'),
    sampleText('name', 3, '花子より'),
  ]),
  side('back', 2, [sampleFrame('b', 1)]),
]

const opener = page.getByRole('button', { name: '開く' })
const list = page.getByRole('dialog', { name: 'テンプレートを変える' })
const wave = list.getByRole('button', { name: /^青い波/ })
const kite = list.getByRole('button', { name: /^赤い凧/ })
const question = page.getByRole('dialog', { name: '「青い波」に変えますか？' })

const named = (id: string) => succeed(ALL.find((one) => one.id === id) ?? null)
const readOne: FakeCall = {
  endpoint: readTemplate,
  reply: ({ path }) => named(decodeURIComponent(path.split('/').at(-1) ?? '')),
}
const readGroup: FakeCall = { endpoint: readTemplateGroup, reply: () => succeed(WAVE) }
const listAll: FakeCall = {
  endpoint: pageTemplates,
  reply: () => succeed({ templates: ALL.map(cardOf), total: ALL.length }),
}

async function openChange(pages = BLANK, calls: readonly FakeCall[] = [listAll, readOne, readGroup]) {
  const screen = await renderInEditor(
    <OverlayButton overlay="TEMPLATE">
      <TemplateChange />
    </OverlayButton>,
    { pages, templates: ALL, calls },
  )
  await opener.click()
  const used = () => screen.store.get(pagesAtom).map(({ templateId }) => templateId)
  const steps = () => screen.store.get(historyAtom).past.length
  return { ...screen, used, steps }
}

describe('the list of templates', () => {
  it('offers the templates that fit this page, without the one in use, and changes nothing on Escape', async () => {
    const { steps } = await openChange()
    await expect.element(wave).toBeVisible()
    await expect.element(kite).toBeVisible()
    await expect.element(list.getByRole('button', { name: /^はるの花/ })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(steps()).toBe(0)
  })

  it('changes this page only, at once if it has nothing of the customer, and can be undone', async () => {
    const { used, actions } = await openChange()
    await wave.click()
    await expect.element(list).not.toBeInTheDocument()
    expect(used()).toEqual(['wave 1', 'spring 2'])
    actions.undo()
    expect(used()).toEqual(['spring 1', 'spring 2'])
  })

  it('changes all sides if the customer asked for them', async () => {
    const { used } = await openChange()
    await list.getByRole('radio', { name: 'すべての面' }).click()
    await wave.click()
    await expect.element(list).not.toBeInTheDocument()
    expect(used()).toEqual(['wave 1', 'wave 2'])
  })

  it('changes nothing when the answer arrives after the list was closed', async () => {
    const answer = controlled<ReturnType<typeof named>>()
    const { used, store, queryClient } = await openChange(BLANK, [
      listAll,
      { endpoint: readTemplate, reply: () => answer.promise },
    ])
    await wave.click()
    await expect.element(wave).toHaveAttribute('aria-busy', 'true')
    await expect.element(kite).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    store.set(overlayAtom, 'PALETTE')
    answer.resolve(named('wave 1'))
    await expect.poll(() => queryClient.isMutating()).toBe(0)
    expect(used()).toEqual(['spring 1', 'spring 2'])
    expect(store.get(overlayAtom)).toBe('PALETTE')
  })

  it('says that a template could not be read, and reads it again', async () => {
    const replies = [refuse(500, 'BUSY'), named('wave 1')]
    const { used } = await openChange(BLANK, [
      listAll,
      { endpoint: readTemplate, reply: () => replies.shift() ?? named('wave 1') },
    ])
    await wave.click()
    await expect.element(list.getByRole('alert')).toMatchTextContent(/もう一度お選びください。/)
    expect(used()).toEqual(['spring 1', 'spring 2'])
    await wave.click()
    await expect.element(list).not.toBeInTheDocument()
    expect(used()).toEqual(['wave 1', 'spring 2'])
  })

  it('PGS-29: shows the templates with the chosen number of photos, and all again when it is pressed once more', async () => {
    const cards = [
      cardOf(ALL[0] as never),
      ...[...WAVE, ...KITE].map((one, at) => ({ ...cardOf(one), imageItemCount: 1 + at })),
    ]
    await openChange(BLANK, [
      { endpoint: pageTemplates, reply: () => succeed({ templates: cards, total: cards.length }) },
    ])
    const three = list.getByRole('group', { name: 'レイアウト' }).getByRole('button', { name: '写真3枚' })
    await three.click()
    await expect.element(wave).not.toBeInTheDocument()
    await expect.element(kite).toBeVisible()
    await three.click()
    await expect.element(wave).toBeVisible()
  })

  it('finds a template by a word of its name', async () => {
    await openChange()
    await list.getByRole('searchbox').fill('凧')
    await expect.element(wave).not.toBeInTheDocument()
    await expect.element(kite).toBeVisible()
  })
})

describe('the question before content would be lost', () => {
  async function openQuestion() {
    const screen = await openChange(FILLED)
    await wave.click()
    await expect.element(question).toBeVisible()
    return screen
  }

  it('names what is kept and what is lost, and changes nothing on Escape', async () => {
    const { steps } = await openQuestion()
    await expect.element(question.getByRole('checkbox', { name: '写真（1枚のうち1枚）' })).toBeChecked()
    await expect.element(question.getByRole('checkbox', { name: '文字（2か所のうち1か所）' })).toBeChecked()
    await expect.element(question.getByText('なくなる文字：1か所')).toBeVisible()
    await expect.element(question.getByText('「花子より」')).toBeVisible()
    await expect.element(question.getByRole('button', { name: '一覧にもどる' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(list).toBeVisible()
    expect(steps()).toBe(0)
  })

  it('counts anew what is lost when the photos are not carried over', async () => {
    await openQuestion()
    await question.getByRole('checkbox', { name: /写真/ }).click()
    await expect.element(question.getByRole('checkbox', { name: '写真（1枚のうち0枚）' })).not.toBeChecked()
    await expect.element(question.getByText('外れる写真：1枚')).toBeVisible()
  })

  it('returns to the list with its filters and changes nothing', async () => {
    const { used } = await openChange(FILLED)
    await list.getByRole('searchbox').fill('波')
    await expect.element(kite).not.toBeInTheDocument()
    await wave.click()
    await question.getByRole('button', { name: '一覧にもどる' }).click()
    await expect.element(list.getByRole('searchbox')).toHaveValue('波')
    expect(used()).toEqual(['spring 1', 'spring 2'])
  })

  it('changes the page once it is confirmed, with the content that was shown, in one step of undo', async () => {
    const { used, steps, store, actions } = await openQuestion()
    await question.getByRole('button', { name: 'テンプレートを変える' }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect([used(), steps()]).toEqual([['wave 1', 'spring 2'], 1])
    const [front] = store.get(pagesAtom)
    expect(
      front?.items.map((item) => ('imageName' in item ? item.imageName?.slice(0, 1) : 'text' in item && item.text)),
    ).toEqual(['a', 'おめでとう'])
    actions.undo()
    expect(store.get(pagesAtom)[0]?.items).toEqual(FILLED[0]?.items)
  })
})
