import { describe, expect, it } from 'vitest'
import { sampleColourSet, samplePattern } from '../../testing/sampleBackground.ts'
import { ornamentItem, photoItem, sampleDocument, samplePage, textItem } from '../../testing/sampleItems.ts'
import { applyChange, reverseChange } from '../document/change.ts'
import { changeColourSet, rolesOf, shownSet, withColourSet } from './colourSet.ts'

const own = sampleColourSet()
const pine = sampleColourSet({
  id: 'pine',
  paper: '#eef2ea',
  title: '#2f5d5a',
  text: '#4a443d',
  accent: '#8a5a00',
})
const sets = [own, pine]
const { paper, title, text, accent } = own.colours

describe('ADD-12: the role of a colour', () => {
  it('is that of the nearest colour of the set', () => {
    for (const [colour, role] of [
      [title, 'title'],
      ['#30507A', 'title'],
      ['#ffffff', 'paper'],
      ['#000000', 'text'],
      ['#c8694f', 'accent'],
      ['#fff', 'paper'],
      ['#d9c9c0', 'soft'],
    ] as const)
      expect(rolesOf([colour], own)).toEqual([role])
  })

  it('is another one for each of the colours that are seen together, the best match first', () => {
    expect(rolesOf(['#ffffff', paper], own)).toEqual(['soft', 'paper'])
    expect(rolesOf(['#28486b', '#4f7596'], own)).toEqual(['title', 'accent'])
    expect(new Set(rolesOf([accent, accent, accent, accent], own)).size).toBe(4)
  })
})

describe('ADD-12: a page in another colour set', () => {
  const page = samplePage({
    sheet: {
      backgroundColor: paper,
      background: { ground: '#ffffff', pattern: samplePattern({ colours: [accent, text] }) },
    },
    items: [
      photoItem({ id: 'photo' }),
      textItem({ id: 'title', color: title, borderTextColor: paper }),
      textItem({ id: 'words', color: text, background: '#ffffff' }),
      ornamentItem({ id: 'leaf', colours: [accent, '#ffffff'] }),
    ],
  })

  it('has its colours in texts, ornaments and the chosen background, and keeps everything else', () => {
    const { sheet, items } = withColourSet(page, sets, 'pine')
    const colours = pine.colours
    expect(sheet).toEqual({
      ...page.sheet,
      colourSet: 'pine',
      backgroundColor: colours.paper,
      background: {
        ground: colours.paper,
        pattern: samplePattern({ colours: [colours.accent, colours.text] }),
      },
    })
    expect(items).toEqual([
      page.items[0],
      { ...page.items[1], color: colours.title, borderTextColor: colours.paper },
      { ...page.items[2], color: colours.text, background: colours.paper },
      { ...page.items[3], colours: [colours.accent, colours.paper] },
    ])
  })

  it('has the colours of its template again in the first set', () => {
    const exact = {
      ...page,
      sheet: { ...page.sheet, background: { ground: paper } },
      items: [textItem({ color: title, borderTextColor: paper }), ornamentItem({ colours: [accent, text] })],
    }
    expect(withColourSet(withColourSet(exact, sets, 'pine'), sets, 'own')).toEqual(exact)
  })

  it('keeps the background colour below artwork, which is a picture', () => {
    const { sheet } = samplePage({ sheet: { backgroundUrl: 'waves.png', backgroundColor: paper } })
    expect(withColourSet({ ...page, sheet }, sets, 'pine').sheet).toMatchObject({
      backgroundColor: paper,
      colourSet: 'pine',
    })
  })

  it('is the page itself if it shows the set, or its template does not name it', () => {
    expect(withColourSet(page, sets, 'own')).toBe(page)
    expect(withColourSet(page, sets, 'azuki')).toBe(page)
    expect(withColourSet(page, [], 'pine')).toBe(page)
    expect(shownSet([], page.sheet)).toBeUndefined()
    expect(shownSet(sets, { ...page.sheet, colourSet: 'azuki' })).toBe(own)
  })

  it('all pages change at once, and the reverse restores them', () => {
    const pages = [page, { ...page, key: 'back', templateId: 'other' }, samplePage({ key: 'photos', items: [] })]
    const document = sampleDocument(pages)
    const setsOf = ({ templateId }: typeof page) => (templateId === 'other' ? [] : sets)
    const change = changeColourSet(pages, setsOf, 'pine')
    expect(Object.keys(change)).toEqual(['page', 'photos'])
    const shown = applyChange(document, change)
    expect(shown.pages.map(({ sheet }) => sheet.colourSet)).toEqual(['pine', undefined, 'pine'])
    expect(shown.pages[0]).toEqual(withColourSet(page, sets, 'pine'))
    expect(applyChange(shown, reverseChange(change))).toEqual(document)
  })
})
